import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Item } from '@stoa/contract';
import { FeaturedMark } from '../../../components/featured-mark';
import { ItemCard } from './item-card';
import { cardSizes } from './item-grid';

export function RelatedItems({ items }: { items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="related-items" sx={{ marginTop: { xs: 8, md: 12 } }}>
      <Typography variant="h3" component="h2" id="related-items" sx={{ marginBottom: { xs: 3, md: 4 } }}>
        You may also like
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
          gap: { xs: 2.5, md: 3 },
        }}
      >
        {items.map((item) => (
          <ItemCard key={item.id} item={item} sizes={cardSizes.fourInARow} mark={item.featured && <FeaturedMark />} />
        ))}
      </Box>
    </Box>
  );
}
