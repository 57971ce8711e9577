import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SavedView, ViewList } from '@stoa/contract';
import { readStoredJson, store, VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';
import { useSavedViews } from './api';
import { isSame, type ListState, ViewsDialog } from './views-dialog';

type ViewTabsProps = {
  list: ViewList;
  /** The id of what the tabs change. */
  panel: string;
  now: ListState;
  onAll: () => void;
  onApply: (view: ListState) => void;
};

const ALL = 0;

/** The list with nothing left out, and the saved views. */
export function ViewTabs({ list, panel, now, onAll, onApply }: ViewTabsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: views = [] } = useSavedViews(list);
  /** The view the list was last set to. Later changes can be saved under its name. */
  const [activeId, setActiveId] = useActiveView(list);
  const current = views.find((view) => isSame(view, now));
  const changed = current || now.query === '' ? undefined : views.find(({ id }) => id === activeId);

  function apply(view: SavedView) {
    setActiveId(view.id);
    onApply(view);
  }

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
        <Tab
          value={ALL}
          label="All"
          aria-controls={panel}
          onClick={() => {
            setActiveId(undefined);
            onAll();
          }}
        />
        {views.map((view) => (
          <Tab
            key={view.id}
            value={view.id}
            aria-controls={panel}
            onClick={() => apply(view)}
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
          activeId={activeId}
          onApply={apply}
          onSaved={setActiveId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}

/** Kept per tab, across reloads. */
function useActiveView(list: ViewList): [number | undefined, (id: number | undefined) => void] {
  const key = `stoa-view:${list}`;
  const [id, setId] = useState(() => readStoredJson(key, 'sessionStorage'));
  return [
    typeof id === 'number' ? id : undefined,
    (active) => {
      setId(active);
      store(key, JSON.stringify(active ?? null), 'sessionStorage');
    },
  ];
}
