import { counted, formatCount, type Pagination, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import {
  Button,
  classes,
  HiddenValues,
  isNarrowed,
  type ListControls,
  laterPart,
  SearchBox,
  text,
  usePart,
  useToast,
} from '@stoa/web-kit';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useItems } from '../../api';
import { activeFilters } from '../../domain/active-filters';
import { type ItemParam, inCategory, SORTING, showsFeatured } from '../../domain/item-params';
import { ActiveFilters } from '../filters/active-filters';
import { FILTERS_FORM } from '../filters/filters-form';
import { FeaturedRow } from './featured-row';
import styles from './item-browser.module.css';
import { ItemResults } from './item-results';

const ItemFilters = laterPart(async () => (await import('../filters/item-filters')).ItemFilters);
const ItemSort = laterPart(async () => (await import('../filters/item-sort')).ItemSort);
const loadSheet = async () => (await import('../filters/filter-sheet')).FilterSheet;

type ItemBrowserProps = {
  view: ListControls<ItemParam>;
  title: string;
  /** If set, only its items are listed. */
  category?: string;
  /** Between the title and the list. */
  children?: ReactNode;
};

/** A list to be searched, filtered, sorted, and turned. */
export function ItemBrowser({ view, title, category, children }: ItemBrowserProps) {
  const results = useItems(inCategory(view, category));
  const narrowed = isNarrowed(view.values, SORTING);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  return (
    <>
      <header className={styles.header}>
        <h1 className={classes(text.h2, styles.title)} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes(text.body1, text.muted, text.figures, styles.count)} role="status">
          {results.list && formatRange(results.list.pagination)}
          {results.list && !results.waiting && view.values.search && ` for “${view.values.search}”`}
        </p>
        {children}
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchBox
            value={view.values.search}
            label={`Search ${category === undefined ? 'the marketplace' : title}`}
            placeholder="Search..."
            name="search"
            onSearch={(search) => view.changeTyped({ search })}
          >
            <HiddenValues values={view.values} without="search" />
          </SearchBox>
          <div className={styles.wide}>
            <ItemFilters view={view} category={category} id={FILTERS_FORM} />
          </div>
        </div>
        <section aria-label="Items">
          <div className={styles.tools}>
            <FiltersButton view={view} category={category} total={results.list?.pagination.total} />
            <ItemSort view={view} />
          </div>
          <ActiveFilters view={view} category={category} onChange={focusHeading} />
          {category === undefined && showsFeatured(view) && <FeaturedRow below={results.list?.items} />}
          <ItemResults results={results} view={view} narrowed={narrowed} onTurn={focusHeading} />
        </section>
      </div>
    </>
  );
}

type FiltersButtonProps = Omit<ComponentProps<Awaited<ReturnType<typeof loadSheet>>>, 'onClose'>;

/** On narrow screens, the filters are in a sheet. */
function FiltersButton(filters: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const FilterSheet = usePart(loadSheet, open, () => {
    setOpen(false);
    toast.error('Error', 'Filters couldn’t be opened. Check your connection and try again.');
  });
  const count = activeFilters(filters.view.values).length;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)} className={styles.narrow}>
        Filters{count > 0 && ` (${count})`}
      </Button>
      {FilterSheet && open && <FilterSheet {...filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function formatRange({ page, total }: Pagination): string {
  if (total === 0) return 'No items';
  const first = (page - 1) * PUBLIC_PAGE_SIZE + 1;
  const last = Math.min(page * PUBLIC_PAGE_SIZE, total);
  if (first > total || total <= PUBLIC_PAGE_SIZE) return counted(total, 'item');
  return `${formatCount(first)}–${formatCount(last)} of ${counted(total, 'item')}`;
}
