import Stack from '@mui/material/Stack';
import type { SavedView } from '@stoa/contract';
import { ViewRow } from './view-row';

type ViewNamesProps = {
  views: SavedView[];
  /** The one that is what the list shows now. */
  current: SavedView | undefined;
  onApply: (view: SavedView) => void;
  onRename: (view: SavedView, name: string) => Promise<void>;
  onDelete: (view: SavedView) => Promise<void>;
};

export function ViewNames({ views, current, onApply, onRename, onDelete }: ViewNamesProps) {
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
