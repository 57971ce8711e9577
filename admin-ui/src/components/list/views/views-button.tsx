import Button from '@mui/material/Button';
import type { ViewList } from '@stoa/contract';
import { readStoredJson, store } from '@stoa/web-kit';
import { useState } from 'react';
import { type ListState, ViewsDialog } from './views-dialog';

type ViewsButtonProps = { list: ViewList; now: ListState; onApply: (view: ListState) => void };

export function ViewsButton({ list, now, onApply }: ViewsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The view the list was last set to. Later changes can be saved under its name. */
  const [activeId, setActiveId] = useActiveView(list);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Views
      </Button>
      {isOpen && (
        <ViewsDialog
          list={list}
          now={now}
          activeId={activeId}
          onApply={(view) => {
            setActiveId(view.id);
            onApply(view);
          }}
          onSaved={setActiveId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Kept per tab, across reloads. */
function useActiveView(list: ViewList): [number | undefined, (id: number) => void] {
  const key = `stoa-view:${list}`;
  const [id, setId] = useState(() => readStoredJson(key, 'sessionStorage'));
  return [
    typeof id === 'number' ? id : undefined,
    (active) => {
      setId(active);
      store(key, JSON.stringify(active), 'sessionStorage');
    },
  ];
}
