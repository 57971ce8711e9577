import { type Pagination, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import {
  Button,
  classes,
  counted,
  formatCount,
  HiddenValues,
  isNarrowed,
  laterPart,
  PageMeta,
  SearchBox,
  text,
  useListView,
} from '@stoa/web-kit';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { useItems } from '../api';
import { activeFilters } from '../domain/active-filters';
import { itemParams, SORTING, showsFeatured } from '../domain/item-params';
import { ActiveFilters } from './active-filters';
import { FeaturedRow } from './featured-row';
import { ItemResults } from './item-results';
import styles from './marketplace.module.css';

const ItemFilters = laterPart(async () => (await import('./item-filters')).ItemFilters);

export function Marketplace() {
  const view = useListView(itemParams);
  const results = useItems(view);
  const narrowed = isNarrowed(view.values, SORTING);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  return (
    <>
      <PageMeta
        title={view.page > 1 ? `Marketplace, page ${view.page}` : 'Marketplace'}
        description="Browse everything by category, tag, and price."
        path={view.page > 1 ? `${paths.marketplace}?page=${view.page}` : paths.marketplace}
      />
      <header className={styles.header}>
        <h1 className={classes(text.h2, styles.title)} ref={heading} tabIndex={-1}>
          Marketplace
        </h1>
        <p className={classes(text.body1, text.muted, text.figures, styles.count)} role="status">
          {results.list && countInWords(results.list.pagination)}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchBox
            value={view.values.search}
            label="Search the marketplace"
            placeholder="Search..."
            name="search"
            onSearch={(search) => view.changeTyped({ search })}
          >
            <HiddenValues values={view.values} without="search" />
          </SearchBox>
          <Filters count={activeFilters(view.values).length}>
            <ItemFilters view={view} />
          </Filters>
        </div>
        <section aria-label="Items">
          <ActiveFilters view={view} onChange={focusHeading} />
          {showsFeatured(view) && <FeaturedRow />}
          <ItemResults results={results} view={view} narrowed={narrowed} onTurn={focusHeading} />
        </section>
      </div>
    </>
  );
}

/** On narrow screens, the filters are behind a button. */
function Filters({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
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
        {children}
      </div>
    </>
  );
}

function countInWords({ page, total }: Pagination): string {
  if (total === 0) return 'No items';
  const first = (page - 1) * PUBLIC_PAGE_SIZE + 1;
  const last = Math.min(page * PUBLIC_PAGE_SIZE, total);
  if (first > total || total <= PUBLIC_PAGE_SIZE) return counted(total, 'item');
  return `${formatCount(first)}–${formatCount(last)} of ${counted(total, 'item')}`;
}
