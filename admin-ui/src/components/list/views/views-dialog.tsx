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
import { saveView } from './save-view';
import { updateView } from './update-view';
import { ViewNameForm } from './view-name-form';
import { ViewNames } from './view-names';

/** What a view keeps of a list: its address, and the columns that somebody hid. */
export type Kept = Pick<SavedView, 'query' | 'columns'>;

type ViewsDialogProps = {
  list: ViewList;
  now: Kept;
  /** The view that the list was last brought to. */
  activeId: number | undefined;
  onApply: (view: SavedView) => void;
  onSaved: (id: number) => void;
  onClose: () => void;
};

export function ViewsDialog({ list, now, activeId, onApply, onSaved, onClose }: ViewsDialogProps) {
  const id = useId();
  const { data: views, error, mutate } = useSavedViews(list);
  const [problem, setProblem] = useState<string>();
  const current = views?.find((view) => isSame(view, now));
  const changed = current ? undefined : views?.find((view) => view.id === activeId);

  async function attempt(change: () => Promise<unknown>, failure: string) {
    setProblem(undefined);
    await change().catch((reason) => setProblem(errorMessage(reason, failure)));
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
            <ViewNames
              views={views}
              current={current}
              onApply={(view) => {
                onApply(view);
                onClose();
              }}
              onRename={async (view, name) => {
                await updateView(view.id, { name });
                await mutate();
              }}
              onDelete={(view) => attempt(() => deleteView(view.id), 'Failed to delete the view')}
            />
          )}
          {changed && (
            <Button
              variant="contained"
              onClick={() => void attempt(() => updateView(changed.id, now), 'Failed to save the view')}
              sx={{ overflowWrap: 'anywhere' }}
            >
              Save changes to “{changed.name}”
            </Button>
          )}
          <ViewNameForm
            title="Save what the list shows now"
            label="Save the current view as"
            name=""
            submit={changed ? 'Save as new' : 'Save'}
            failure="Failed to save the view"
            onName={async (name) => {
              onSaved((await saveView({ list, name, ...now })).id);
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
