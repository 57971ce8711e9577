import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminPaths, formatCount, IMPORT_OUTCOME_NAMES, IMPORT_OUTCOMES, type Import } from '@stoa/contract';
import {
  aChoice,
  EmptyState,
  FilterSelect,
  isNotFound,
  LoadError,
  useListView,
  usePageInRange,
  useReload,
} from '@stoa/web-kit';
import { Link, useParams } from 'react-router-dom';
import { Pager } from '../../../components/list/pager';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { useImport, useImportRows } from '../api';
import { importKinds } from '../domain/statuses';
import { importPaths } from '../paths';
import { useReloadWith } from '../use-reload-with';
import { ImportImages } from './import-images';
import { ImportState } from './import-state';
import { RowTable } from './row-table';

export function ImportRun() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useImport(id);
  const reload = useReload(adminPaths.imports);
  if (data) {
    // Also the list of imports, which SWR would otherwise show as it was up to two seconds ago.
    const update = (changed: Import) => void mutate(changed, { revalidate: false }).then(reload);
    return (
      <>
        {error && (
          <Alert severity="warning" sx={{ marginBottom: 2 }}>
            We can’t reach the shop right now. This page updates when it’s back.
          </Alert>
        )}
        <Run run={data} onChange={update} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Import" />
      {!error && <Skeleton variant="rounded" height={180} />}
      {isNotFound(error) && (
        <EmptyState title="Import not found" action={<BackButton />}>
          Imports are kept for one week. This one may have expired or been deleted.
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <LoadError onRetry={() => void mutate()}>Failed to load import. Please try again.</LoadError>
      )}
    </>
  );
}

function Run({ run, onChange }: { run: Import; onChange: (changed: Import) => void }) {
  const { id, status, kind, fileName, images } = run;
  // The rows change with each status, and say which images failed.
  useReloadWith(adminPaths.importRows(id), `${status} ${images.failed}`);
  return (
    <>
      <PageHeader
        title={fileName}
        intro={`Import of ${importKinds[kind].label.toLowerCase()}`}
        actions={<BackButton />}
      />
      <ImportState run={run} onChange={onChange} />
      <ImportImages run={run} onChange={onChange} />
      {status !== 'CHECKING' && <ImportRows run={run} />}
    </>
  );
}

function BackButton() {
  return (
    <Button component={Link} to={importPaths.list} variant="outlined">
      All imports
    </Button>
  );
}

const params = { outcome: aChoice(IMPORT_OUTCOMES) };

function ImportRows({ run }: { run: Import }) {
  const view = useListView(params);
  const found = useImportRows(run.id, view);
  const { list, failed, retry } = found;
  usePageInRange(view, found);
  return (
    <section aria-label="Rows in the file">
      <Box sx={{ maxWidth: 240, marginBlock: 3 }}>
        <FilterSelect
          label="Result"
          value={view.values.outcome}
          choices={[
            { value: '', label: `All rows (${formatCount(run.checked)})` },
            ...IMPORT_OUTCOMES.map((outcome) => ({
              value: outcome,
              label: `${IMPORT_OUTCOME_NAMES[outcome]} (${formatCount(run.counts[outcome])})`,
            })),
          ]}
          onChange={(outcome) => view.change({ outcome })}
        />
      </Box>
      {failed && <LoadError onRetry={retry}>Error loading rows. Please try again.</LoadError>}
      {!list && !failed && <RowsSkeleton count={10} height={57} head={57} />}
      {list?.pagination.total === 0 && <Typography color="textSecondary">No rows with this result.</Typography>}
      {list && list.items.length > 0 && (
        <>
          <RowTable kind={run.kind} rows={list.items} />
          <Pager pages={list.pagination} onPage={view.goTo} />
        </>
      )}
    </section>
  );
}
