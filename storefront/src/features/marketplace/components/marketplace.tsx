import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Pagination, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import { isNarrowed, type ListControls, PageMeta, SearchBox, tabularFigures, useListView } from '@stoa/web-kit';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { useItemCategories, useItems, useItemTags } from '../api';
import { activeFilters } from '../domain/active-filters';
import { type ItemParam, itemParams, SORTING, showsFeatured } from '../domain/item-params';
import { FeaturedRow } from './featured-row';
import { ItemFilters } from './item-filters';
import { ItemResults } from './item-results';

export function Marketplace() {
  const view = useListView(itemParams);
  const results = useItems(view);
  const narrowed = isNarrowed(view.values, SORTING);
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(page: number) {
    view.goTo(page);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageMeta
        title={view.page > 1 ? `Marketplace, page ${view.page}` : 'Marketplace'}
        description="Browse everything by category, tag, and price."
        path={view.page > 1 ? `${paths.marketplace}?page=${view.page}` : paths.marketplace}
      />
      <Box component="header" sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          Marketplace
        </Typography>
        <Typography color="textSecondary" role="status" sx={{ ...tabularFigures, marginTop: 1, minHeight: '1.6em' }}>
          {results.list && countInWords(results.list.pagination)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 3, md: 5 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, position: { md: 'sticky' }, top: 96 }}>
          <SearchBox
            value={view.values.search}
            label="Search the marketplace"
            placeholder="Search..."
            onSearch={(search) => view.changeTyped({ search })}
          />
          <Filters count={activeFilters(view.values).length}>
            <ItemFilters view={view} narrowed={narrowed} />
          </Filters>
          <ActiveFilters view={view} />
        </Box>
        <Box component="section" aria-label="Items">
          {showsFeatured(view) && <FeaturedRow />}
          <ItemResults results={results} view={view} narrowed={narrowed} onPage={goTo} />
        </Box>
      </Box>
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
        sx={{ display: { md: 'none' } }}
      >
        {open ? 'Hide filters' : 'Filter and sort'}
        {count > 0 && ` (${count})`}
      </Button>
      <Box id="item-filters" sx={{ display: { xs: open ? 'block' : 'none', md: 'block' } }}>
        {children}
      </Box>
    </>
  );
}

function countInWords({ page, total }: Pagination): string {
  if (total === 0) return 'No items';
  const first = (page - 1) * PUBLIC_PAGE_SIZE + 1;
  const last = Math.min(page * PUBLIC_PAGE_SIZE, total);
  if (first > total) return `${total} items`;
  return total <= PUBLIC_PAGE_SIZE ? (total === 1 ? '1 item' : `${total} items`) : `${first}–${last} of ${total} items`;
}

/** For narrow screens, where the filters themselves are collapsed. */
function ActiveFilters({ view }: { view: ListControls<ItemParam> }) {
  const categories = useItemCategories().data;
  const tags = useItemTags().data;
  const filters = activeFilters(view.values, { categories, tags });
  if (filters.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{ display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {filters.map(({ param, label }) => (
        <li key={param}>
          <Chip
            component="button"
            clickable
            label={label}
            aria-label={`Remove filter ${label}`}
            onClick={() => view.change({ [param]: '' })}
            onDelete={() => view.change({ [param]: '' })}
          />
        </li>
      ))}
    </Box>
  );
}
