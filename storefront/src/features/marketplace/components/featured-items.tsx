import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HOME_FEATURED_ITEMS } from '@stoa/contract';
import { EmptyState } from '@stoa/web-kit';
import { useFeaturedItems } from '../api/get-featured-items';
import { ItemCard } from './item-card';
import { ItemCardSkeleton } from './item-card-skeleton';

export function FeaturedItems({ id }: { id: string }) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`} sx={{ marginBottom: { xs: 3, md: 4 } }}>
        Featured Services
      </Typography>
      <Cards />
    </Box>
  );
}

/** Three columns at most, fewer where a card would get narrower than its text likes. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(210px, (100% - 56px) / 3)), 1fr))',
  gap: { xs: 2.5, md: 3.5 },
};

function Cards() {
  const { data, error, mutate } = useFeaturedItems();
  if (data?.items.length === 0) {
    return (
      <EmptyState title="Nothing is featured at the moment" level={3}>
        New pieces are on their way. Please look in again soon.
      </EmptyState>
    );
  }
  if (data) {
    return (
      <Box sx={grid}>
        {data.items.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </Box>
    );
  }
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => mutate()}>
            Try Again
          </Button>
        }
      >
        Failed to load marketplace items
      </Alert>
    );
  }
  return (
    <Box sx={grid} aria-busy="true">
      {Array.from({ length: HOME_FEATURED_ITEMS }, (_, place) => place).map((place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </Box>
  );
}
