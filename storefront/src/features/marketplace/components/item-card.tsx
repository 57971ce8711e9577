import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Item } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { Link } from 'react-router';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { prefetchItem } from '../api/get-item';
import { cardSizes, ITEM_RATIO } from './item-grid';
import { ItemPrice } from './item-price';
import { StatusBadge } from './status-badge';
import { TagBadges } from './tag-badges';

type ItemCardProps = {
  item: Item;
  /** The level of its title in the page's outline. */
  level?: 2 | 3;
  /** Whether a button says where the card leads to. */
  learnMore?: boolean;
  /** How wide it is, in the words of CSS. */
  sizes?: string;
  /** The one that a visitor sees first. */
  first?: boolean;
};

export function ItemCard({
  item,
  level = 3,
  learnMore = false,
  sizes = cardSizes.acrossThePage,
  first = false,
}: ItemCardProps) {
  const address = paths.item(item.slug);
  const ahead = () => prefetchItem(item.slug);
  return (
    <LeadingCard component="article" onPointerEnter={ahead} onFocus={ahead}>
      <Picture src={item.imageUrl} picture={item.picture} ratio={ITEM_RATIO} sizes={sizes} first={first} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1.5, padding: 2.5 }}>
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="caption" color="textSecondary">
              {item.category.name}
            </Typography>
            <StatusBadge item={item} />
          </Box>
          <Typography variant="h4" component={`h${level}`} sx={{ marginTop: 0.75 }}>
            <TitleLink to={address}>{item.title}</TitleLink>
          </Typography>
        </div>
        <Description variant="body2" color="textSecondary">
          {item.description}
        </Description>
        <TagBadges tags={item.tags} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            minHeight: 40,
            marginTop: 'auto',
          }}
        >
          <ItemPrice item={item} />
          {learnMore && (
            <LearnMore component={Link} to={address}>
              Learn More
              <VisuallyHidden>: {item.title}</VisuallyHidden>
            </LearnMore>
          )}
        </Box>
      </Box>
    </LeadingCard>
  );
}

/** The whole card leads to the item. */
const LeadingCard = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: theme.transitions.create('border-color'),
  '& img': { transition: theme.transitions.create('transform', { duration: 250 }) },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.control },
    '&:hover img': { transform: 'scale(1.02)' },
  },
}));

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.2em' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const LearnMore = styled(Button)({ position: 'relative', zIndex: 1, marginInline: -8 }) as typeof Button;

const Description = styled(Typography)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
