import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { effectivePrice, HOME_FEATURED_ITEMS, type Item } from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import { CoveringLink, LeadingCard } from '../../../components/leading-card';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { useFeaturedItems } from '../api';
import styles from './featured-row.module.css';

const HEIGHT = 112;

/** Up to three items side by side, small enough to keep the list in view; on phones they scroll sideways. */
export function FeaturedRow() {
  const { data, error } = useFeaturedItems();
  if (error || data?.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="featured-items" sx={{ marginBottom: { xs: 4, md: 5 } }}>
      <Typography variant="h5" component="h2" id="featured-items" sx={{ marginBottom: 1.5 }}>
        Featured
      </Typography>
      <Row>
        {data
          ? data.items.map((item, place) => <FeaturedItem key={item.id} item={item} first={place === 0} />)
          : Array.from({ length: HOME_FEATURED_ITEMS }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they're all alike and never reordered
              <Skeleton key={place} component="li" variant="rounded" height={HEIGHT} />
            ))}
      </Row>
    </Box>
  );
}

function FeaturedItem({ item, first }: { item: Item; first: boolean }) {
  return (
    <LeadingCard component="li" className={styles.item}>
      <Box sx={{ flexShrink: 0, width: 96, '& > *': { height: '100%' } }}>
        <Picture src={item.imageUrl} picture={item.picture} ratio="auto" sizes="150px" arch={36} first={first} />
      </Box>
      <Box
        sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 0.5, paddingInline: 1.75, paddingBlock: 1.5 }}
      >
        <Typography variant="h6" component="h3" sx={clamped}>
          <CoveringLink to={paths.item(item.slug)}>{item.title}</CoveringLink>
        </Typography>
        <Typography variant="subtitle2" component="p" sx={{ ...tabularFigures, marginTop: 'auto' }}>
          {formatDollars(effectivePrice(item))}
        </Typography>
      </Box>
    </LeadingCard>
  );
}

const clamped = { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 };

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(260px, 1fr))',
    // Reaches the edge of the screen and leaves room for the focus ring: a scrolling box clips its content.
    margin: theme.spacing(0, -2),
    padding: theme.spacing(0.5, 2),
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: theme.spacing(2),
    '& > li': { scrollSnapAlign: 'start' },
  },
}));
