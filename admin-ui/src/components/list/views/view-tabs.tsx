import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SavedView, ViewList } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';
import { useSavedViews } from './api';
import { isSame, type ListState, ViewsDialog } from './views-dialog';

type ViewTabsProps = {
  list: ViewList;
  /** The id of what the tabs change. */
  panel: string;
  now: ListState;
  /** The view the list was last set to. Later changes can be saved under its name. */
  activeId: number | undefined;
  onAll: () => void;
  onApply: (view: SavedView) => void;
  onSaved: (view: SavedView) => void;
};

const ALL = 0;

/** The list with nothing left out, and the saved views. */
export function ViewTabs({ list, panel, now, activeId, onAll, onApply, onSaved }: ViewTabsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: views = [] } = useSavedViews(list);
  const current = views.find((view) => isSame(view, now));
  const changed = current ? undefined : views.find(({ id }) => id === activeId);

  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tabs
        value={(current ?? changed)?.id ?? ALL}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Saved views"
        sx={{ flex: 1, minWidth: 0 }}
      >
        <Tab value={ALL} label="All" aria-controls={panel} onClick={onAll} />
        {views.map((view) => (
          <Tab
            key={view.id}
            value={view.id}
            aria-controls={panel}
            onClick={() => onApply(view)}
            label={
              <span>
                {view.name}
                {view === changed && (
                  <>
                    {' '}
                    <span aria-hidden="true">•</span>
                    <VisuallyHidden>(changed)</VisuallyHidden>
                  </>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Views
      </Button>
      {isOpen && (
        <ViewsDialog
          list={list}
          now={now}
          current={current}
          changed={changed}
          onApply={onApply}
          onSaved={onSaved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}
