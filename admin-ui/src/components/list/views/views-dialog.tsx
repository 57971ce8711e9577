import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedView, ViewList } from '@stoa/contract';
import { errorMessage, LoadError } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { deleteView } from './delete-view';
import { useSavedViews } from './get-saved-views';
import { renameView } from './rename-view';
import { saveView } from './save-view';
import { ViewNameForm } from './view-name-form';
import { ViewRow } from './view-row';

/** What a view keeps of a list: its address, and the columns that somebody hid. */
export type Kept = Pick<SavedView, 'query' | 'columns'>;

type ViewsDialogProps = { list: ViewList; now: Kept; onApply: (view: Kept) => void; onClose: () => void };

export function ViewsDialog({ list, now, onApply, onClose }: ViewsDialogProps) {
  const id = useId();
  const { data: views, error, mutate } = useSavedViews(list);
  const [problem, setProblem] = useState<string>();

  async function remove(view: SavedView) {
    setProblem(undefined);
    await deleteView(view.id).catch((failure) => setProblem(errorMessage(failure, 'Failed to delete the view')));
    await mutate();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Saved views</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {error && !views && <LoadError onRetry={() => void mutate()}>Failed to load your views</LoadError>}
          {!error && !views && <Skeleton variant="rounded" height={40} />}
          {views?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              A view keeps the search, the filters, the sorting and the columns of this list under a name of yours.
            </Typography>
          )}
          {views && views.length > 0 && (
            <Stack
              component="ul"
              spacing={1}
              aria-label="Saved views"
              sx={{ margin: 0, padding: 0, listStyle: 'none' }}
            >
              {views.map((view) => (
                <li key={view.id}>
                  <ViewRow
                    view={view}
                    isCurrent={isSame(view, now)}
                    onApply={() => {
                      onApply(view);
                      onClose();
                    }}
                    onRename={async (name) => {
                      await renameView(view.id, name);
                      await mutate();
                    }}
                    onDelete={() => remove(view)}
                  />
                </li>
              ))}
            </Stack>
          )}
          <ViewNameForm
            title="Save what the list shows now"
            label="Save the current view as"
            name=""
            submit="Save"
            failure="Failed to save the view"
            onName={async (name) => {
              await saveView({ list, name, ...now });
              await mutate();
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const isSame = (one: Kept, other: Kept): boolean =>
  one.query === other.query && [...one.columns].sort().join() === [...other.columns].sort().join();
