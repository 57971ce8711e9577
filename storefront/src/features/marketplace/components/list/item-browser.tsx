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
} from '@stoa/web-kit';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useItems } from '../../api';
import { activeFilters } from '../../domain/active-filters';
import { type ItemParam, inCategory, SORTING, showsFeatured } from '../../domain/item-params';
import { ActiveFilters } from '../filters/active-filters';
import { FeaturedRow } from './featured-row';
import styles from './item-browser.module.css';
import { ItemResults } from './item-results';

const ItemFilters = laterPart(async () => (await import('../filters/item-filters')).ItemFilters);

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
          <Filters
            view={view}
            category={category}
            total={results.list?.pagination.total}
            onDone={() => heading.current?.focus()}
          />
        </div>
        <section aria-label="Items">
          <ActiveFilters view={view} category={category} onChange={focusHeading} />
          {category === undefined && showsFeatured(view) && <FeaturedRow />}
          <ItemResults results={results} view={view} narrowed={narrowed} onTurn={focusHeading} />
        </section>
      </div>
    </>
  );
}

/** On narrow screens, the filters are behind a button. */
function Filters({ onDone, ...filters }: ComponentProps<typeof ItemFilters>) {
  const [open, setOpen] = useState(false);
  const count = activeFilters(filters.view.values).length;
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls="item-filters"
        onClick={() => setOpen(!open)}
        className={styles.narrow}
      >
        {open ? 'Hide filters' : 'Filter and sort'}
        {count > 0 && ` (${count})`}
      </Button>
      <div id="item-filters" className={classes(!open && styles.folded)}>
        <ItemFilters
          {...filters}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </div>
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
