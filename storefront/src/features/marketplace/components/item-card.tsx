import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { effectivePrice, type Item } from '@stoa/contract';
import { formatDollars, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Beginning, CardFoot, CoveringLink, LeadingCard } from '../../../components/leading-card';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { usePrefetchItem } from '../api';
import { cardSizes, ITEM_RATIO } from './item-grid';
import { StatusBadge } from './status-badge';
import { TagBadges } from './tag-badges';

type ItemCardProps = {
  item: Item;
  /** Heading level of its title in the page's outline. */
  level?: 2 | 3;
  /** Whether a button says where the card leads. */
  learnMore?: boolean;
  /** Displayed width, in CSS `sizes` syntax. */
  sizes?: string;
  /** Whether it's the one a visitor sees first. */
  first?: boolean;
  mark?: ReactNode;
};

export function ItemCard({
  item,
  level = 3,
  learnMore = false,
  sizes = cardSizes.acrossThePage,
  first = false,
  mark,
}: ItemCardProps) {
  const address = paths.item(item.slug);
  const prefetch = usePrefetchItem();
  const ahead = () => prefetch(item.slug);
  return (
    <LeadingCard component="article" onPointerEnter={ahead} onFocus={ahead}>
      <Picture src={item.imageUrl} picture={item.picture} ratio={ITEM_RATIO} sizes={sizes} first={first} />
      {mark}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1.5, padding: 2.5 }}>
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="caption" color="textSecondary">
              {item.category.name}
            </Typography>
            <StatusBadge item={item} />
          </Box>
          <Typography variant="h4" component={`h${level}`} sx={{ marginTop: 0.75 }}>
            <CoveringLink to={address}>{item.title}</CoveringLink>
          </Typography>
        </div>
        <Beginning lines={2}>{item.description}</Beginning>
        <TagBadges tags={item.tags} />
        <CardFoot>
          <ItemPrice item={item} />
          {learnMore && (
            <Button component={Link} to={address} sx={{ marginInline: -1 }}>
              Learn More
              <VisuallyHidden>: {item.title}</VisuallyHidden>
            </Button>
          )}
        </CardFoot>
      </Box>
    </LeadingCard>
  );
}

function ItemPrice({ item }: { item: Item }) {
  const price = effectivePrice(item);
  return (
    <Typography variant="subtitle2" component="p" sx={tabularFigures}>
      {formatDollars(price)}
      {price < item.price && (
        <Typography component="s" variant="body2" color="textSecondary" sx={{ marginLeft: 1 }}>
          {formatDollars(item.price)}
        </Typography>
      )}
    </Typography>
  );
}
