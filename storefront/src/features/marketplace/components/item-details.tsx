import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { effectivePrice, type ItemDetail } from '@stoa/contract';
import { breadcrumbs, formatDollars, laterPart, PageMeta, tabularFigures, useSite } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { Picture } from '../../../components/picture';
import { UnpublishedNote } from '../../../components/unpublished-note';
import { paths } from '../../../config/paths';
import { useOnceSeen } from '../../../lib/when-seen';
import { countItemView } from '../api';
import { availabilityNote } from '../domain/availability';
import { productOf } from '../domain/item-json-ld';
import { ITEM_RATIO } from './item-grid';
import { StatusBadge } from './status-badge';
import { TagBadges } from './tag-badges';

const RelatedItems = laterPart(async () => (await import('./related-items')).RelatedItems);

/** Displayed width of the image: seven of twelve columns, or the full width of a narrow screen. */
const WIDTH =
  '(min-width: 1200px) 638px, (min-width: 900px) calc(58.3vw - 61px), (min-width: 600px) calc(100vw - 50px), calc(100vw - 34px)';

export function ItemDetails({ item, action }: { item: ItemDetail; action?: ReactNode }) {
  const { origin } = useSite();
  // Visitors don't need to know that a view wasn't counted.
  useOnceSeen(item.published ? item.id : null, (id) => void countItemView(id).catch(() => undefined));
  const steps = stepsTo(item);
  return (
    <>
      <PageMeta
        title={item.title}
        description={item.description}
        path={item.published ? paths.item(item.slug) : undefined}
        image={item.imageUrl}
        type="product"
        jsonLd={[productOf(origin, item), breadcrumbs(origin, steps)]}
      />
      <Box sx={{ paddingBlock: { xs: 3, md: 4 } }}>
        <Breadcrumbs steps={steps} />
        {!item.published && <UnpublishedNote>Publish the item to sell it.</UnpublishedNote>}
      </Box>
      <Box
        component="article"
        aria-labelledby="item-title"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          gap: { xs: 4, md: 7 },
        }}
      >
        <Box sx={{ overflow: 'hidden', borderRadius: '16px', border: 1, borderColor: 'divider' }}>
          <Picture src={item.imageUrl} picture={item.picture} ratio={ITEM_RATIO} sizes={WIDTH} alt={item.title} first />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
          <div>
            <Typography variant="overline" component="p">
              <MuiLink component={Link} to={paths.itemsInCategory(item.category.slug)} underline="hover">
                {item.category.name}
              </MuiLink>
            </Typography>
            <Typography variant="h2" component="h1" id="item-title" sx={{ marginTop: 1 }}>
              {item.title}
            </Typography>
          </div>
          <Price item={item} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
            <StatusBadge item={item} />
            <Typography variant="body2" color="textSecondary">
              {availabilityNote(item)}
            </Typography>
          </Box>
          {item.published && action}
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '60ch' }}>{item.description}</Typography>
          <ItemFeatures features={item.features} />
          <TagBadges tags={item.tags} linked />
        </Box>
      </Box>
      <RelatedItems items={item.related} />
    </>
  );
}

function stepsTo({ title, slug, category }: ItemDetail) {
  return [
    { name: 'Home', path: paths.home },
    { name: 'Marketplace', path: paths.marketplace },
    { name: category.name, path: paths.itemsInCategory(category.slug) },
    { name: title, path: paths.item(slug) },
  ];
}

function Price({ item }: { item: ItemDetail }) {
  const price = effectivePrice(item);
  return (
    <Typography variant="h3" component="p" sx={tabularFigures}>
      {formatDollars(price)}
      {price < item.price && (
        <Typography component="span" color="textSecondary" sx={{ marginLeft: 1.5 }}>
          was <s>{formatDollars(item.price)}</s>
        </Typography>
      )}
    </Typography>
  );
}

function ItemFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="item-features" sx={{ width: '100%' }}>
      <Typography variant="h5" component="h2" id="item-features" sx={{ marginBottom: 1 }}>
        Features
      </Typography>
      <Box
        component="ul"
        sx={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          typography: 'body2',
          '& li': { paddingBlock: 1.25, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
    </Box>
  );
}
