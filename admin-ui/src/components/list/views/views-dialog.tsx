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
import { deleteView, saveView, updateView, useSavedViews } from './api';
import { ViewNameForm, ViewRow } from './view-row';

/** What a view stores about a list: its address, and the columns someone hid. */
export type ListState = Pick<SavedView, 'query' | 'columns'>;

type ViewsDialogProps = {
  list: ViewList;
  now: ListState;
  /** The view that matches what the list shows now. */
  current: SavedView | undefined;
  /** The view the list was last set to, if it shows something else by now. */
  changed: SavedView | undefined;
  onApply: (view: SavedView) => void;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

export function ViewsDialog({ list, now, current, changed, onApply, onSaved, onClose }: ViewsDialogProps) {
  const id = useId();
  const { data: views, error, mutate } = useSavedViews(list);
  const [problem, setProblem] = useState<string>();

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
          {error && !views && <LoadError onRetry={() => void mutate()}>Couldn’t load your views</LoadError>}
          {!error && !views && <Skeleton variant="rounded" height={40} />}
          {views?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              A view saves this list’s search, filters, sort order, and columns under a name you choose.
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
            title="Save the current list as a view"
            label="View name"
            name=""
            submit={changed ? 'Save as new' : 'Save'}
            failure="Failed to save the view"
            onName={async (name) => {
              onSaved(await saveView({ list, name, ...now }));
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

export const isSame = (one: ListState, other: ListState): boolean =>
  one.query === other.query && [...one.columns].sort().join() === [...other.columns].sort().join();

type ViewNamesProps = {
  views: SavedView[];
  current: SavedView | undefined;
  onApply: (view: SavedView) => void;
  onRename: (view: SavedView, name: string) => Promise<void>;
  onDelete: (view: SavedView) => Promise<void>;
};

function ViewNames({ views, current, onApply, onRename, onDelete }: ViewNamesProps) {
  return (
    <Stack component="ul" spacing={1} aria-label="Saved views" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {views.map((view) => (
        <li key={view.id}>
          <ViewRow
            view={view}
            isCurrent={view === current}
            onApply={() => onApply(view)}
            onRename={(name) => onRename(view, name)}
            onDelete={() => onDelete(view)}
          />
        </li>
      ))}
    </Stack>
  );
}
