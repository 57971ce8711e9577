import CloseIcon from '@mui/icons-material/CloseOutlined';
import { counted } from '@stoa/contract';
import { Button, type ListControls, text, VisuallyHidden } from '@stoa/web-kit';
import { useId, useLayoutEffect, useRef } from 'react';
import { RoundButton } from '../../../../components/round-button';
import { activeFilters } from '../../domain/active-filters';
import type { ItemParam } from '../../domain/item-params';
import styles from './filter-sheet.module.css';
import { ItemFilters } from './item-filters';

type FilterSheetProps = {
  view: ListControls<ItemParam>;
  category: string | undefined;
  /** How many items match. */
  total: number | undefined;
  onClose: () => void;
};

/** The filters over the list on narrow screens. What is selected applies at once, and is seen when it closes. */
export function FilterSheet({ view, category, total, onClose }: FilterSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const filters = activeFilters(view.values);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Gives the focus back.
    return () => opened?.close();
  }, []);
  const found = total === undefined ? 'items' : counted(total, 'item');
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id} className={text.h5}>
          Filters
        </h2>
        <RoundButton aria-label="Close filters" onClick={onClose}>
          <CloseIcon />
        </RoundButton>
      </div>
      <div className={styles.filters}>
        <ItemFilters view={view} category={category} />
      </div>
      <div className={styles.foot}>
        {filters.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => view.change(Object.fromEntries(filters.map(({ param }) => [param, ''])))}
          >
            Clear all
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Show {found}
        </Button>
        <VisuallyHidden role="status">{found}</VisuallyHidden>
      </div>
    </dialog>
  );
}
