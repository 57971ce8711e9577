import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { adminPaths, counted, formatCount, type Import } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useRef, useState } from 'react';
import { Pager } from '../../../components/list/pager';
import { Progress } from '../../../components/progress';
import { retryImages, useFailedImages } from '../api';
import { isFetching } from '../domain/statuses';
import { useReloadWith } from '../use-reload-with';

type ImportImagesProps = { run: Import; onChange: (changed: Import) => void };

/** What becomes of the images that the rows name by address. */
export function ImportImages({ run, onChange }: ImportImagesProps) {
  const section = useRef<HTMLElement>(null);
  const { status, images } = run;
  const { waiting, fetched, failed } = images;
  const all = waiting + fetched + failed;
  if (all === 0 || status === 'CHECKING' || status === 'RUNNING') return null;
  if (status === 'READY')
    return (
      <Alert severity="info" sx={{ marginBottom: 2 }}>
        {waiting === 1
          ? 'One image will be fetched from its address and added to the media library.'
          : `${formatCount(waiting)} images will be fetched from their addresses and added to the media library.`}{' '}
        This happens after the rows are imported.
      </Alert>
    );
  return (
    <Box component="section" aria-label="Images" ref={section} tabIndex={-1} sx={{ outline: 'none' }}>
      {isFetching(run) && (
        <Progress
          label={`Fetching images: ${formatCount(all - waiting)} of ${formatCount(all)} done. You can leave this page.`}
          done={all - waiting}
          all={all}
        />
      )}
      {!isFetching(run) && fetched > 0 && (
        <Alert severity="success" sx={{ marginBottom: 2 }}>
          {counted(fetched, 'image')} added to the media library.
        </Alert>
      )}
      {failed > 0 && <FailedImages run={run} onChange={onChange} onRetry={() => section.current?.focus()} />}
    </Box>
  );
}

type FailedImagesProps = ImportImagesProps & { onRetry: () => void };

function FailedImages({ run: { id, images }, onChange, onRetry }: FailedImagesProps) {
  const toast = useToast();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { list } = useFailedImages(id, page);
  useReloadWith(adminPaths.importImages(id), String(images.failed));

  async function retry() {
    // The button goes with the failures.
    onRetry();
    setBusy(true);
    try {
      onChange(await retryImages(id));
      setPage(1);
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to fetch the images again'));
    }
    setBusy(false);
  }

  return (
    <Alert severity="warning" sx={{ marginBottom: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <AlertTitle>{counted(images.failed, 'image')} couldn’t be fetched</AlertTitle>
      They’re still loaded from their original addresses, if possible.
      <Box component="ul" sx={{ marginBlock: 1, paddingLeft: 2.5, overflowWrap: 'anywhere' }}>
        {list?.items.map(({ id: image, address, message, rows, rowCount }) => (
          <li key={image}>
            {rowCount === 1 ? 'Row' : 'Rows'} {rows.map(formatCount).join(', ')}
            {rowCount > rows.length && ` and ${formatCount(rowCount - rows.length)} more`}: {address} – {message}.
          </li>
        ))}
      </Box>
      {list && list.pagination.totalPages > 1 && <Pager pages={list.pagination} onPage={setPage} />}
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void retry()}>
        Try again
      </Button>
    </Alert>
  );
}
