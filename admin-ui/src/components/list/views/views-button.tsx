import Button from '@mui/material/Button';
import type { ViewList } from '@stoa/contract';
import { useState } from 'react';
import { type Kept, ViewsDialog } from './views-dialog';

type ViewsButtonProps = { list: ViewList; now: Kept; onApply: (view: Kept) => void };

export function ViewsButton({ list, now, onApply }: ViewsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The view that the list was last brought to: what is changed since can be saved under its name. */
  const [activeId, setActiveId] = useState<number>();
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
