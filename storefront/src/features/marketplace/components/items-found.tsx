import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { Pagination } from '../../../components/pagination';
import type { useItems } from '../api/get-items';
import { ItemCard } from './item-card';
import { ItemCardSkeleton } from './item-card-skeleton';
import { cardSizes, itemGrid } from './item-grid';

const SKELETONS = 6;

type ItemsFoundProps = {
  found: ReturnType<typeof useItems>;
  narrowed: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
};

export function ItemsFound({ found, narrowed, onClear, onPage }: ItemsFoundProps) {
  const { list, failed, waiting, retry } = found;
  if (failed) {
    return <LoadError onRetry={retry}>Failed to load marketplace items</LoadError>;
  }
  if (!list) {
    return <Skeletons count={SKELETONS} of={ItemCardSkeleton} sx={itemGrid} />;
  }
  const { items, pagination } = list;
  if (items.length === 0) {
    if (pagination.total > 0) return <PastTheEnd onFirst={() => onPage(1)} />;
    return narrowed ? <NothingMatches onClear={onClear} /> : <NothingYet />;
  }
  return (
    <>
      <Box
        aria-busy={waiting}
        sx={[itemGrid, { transition: 'opacity 200ms' }, waiting && { opacity: 0.55, transitionDelay: '150ms' }]}
      >
        {items.map((item, place) => (
          <ItemCard key={item.id} item={item} level={2} sizes={cardSizes.besideFilters} first={place === 0} />
        ))}
      </Box>
      <Pagination pages={pagination} onPage={onPage} />
    </>
  );
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={
        <Button variant="contained" onClick={onClear}>
          Clear all filters
        </Button>
      }
    >
      No piece answers to all of these filters. With fewer of them, more comes into view.
    </EmptyState>
  );
}

function NothingYet() {
  return <EmptyState title="The shelves are empty">New pieces are on their way. Please look in again soon.</EmptyState>;
}

function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title="The list ends before this page"
      action={
        <Button variant="contained" onClick={onFirst}>
          To the first page
        </Button>
      }
    >
      What stood here has moved up, or is no longer on offer.
    </EmptyState>
  );
}
