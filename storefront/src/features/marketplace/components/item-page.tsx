import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ItemDetail } from '@stoa/contract';
import { EmptyState, isNotFound, LoadError, PageMeta } from '@stoa/web-kit';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useItem } from '../api';
import { ItemDetails } from './item-details';
import { ITEM_RATIO } from './item-grid';

type ItemPageProps = {
  idOrSlug: string;
  action?: (item: ItemDetail) => ReactNode;
};

export function ItemPage({ idOrSlug, action }: ItemPageProps) {
  const { data, error, mutate } = useItem(idOrSlug);
  const item = useDeferredValue(data);
  if (isNotFound(error)) return <NoSuchItem />;
  if (item) return <ItemDetails item={item} action={action?.(item)} />;
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load marketplace item. Please try again.</LoadError>;
  return <ItemPageSkeleton />;
}

function NoSuchItem() {
  return (
    <>
      <PageMeta title="Item not found" />
      <EmptyState
        title="Item not found"
        level={1}
        action={
          <Button component={Link} to={paths.marketplace} variant="contained" size="large">
            Browse the marketplace
          </Button>
        }
      >
        It may have been sold or renamed, or the address may have a typo.
      </EmptyState>
    </>
  );
}

function ItemPageSkeleton() {
  return (
    <Box aria-busy="true">
      <Skeleton width="18rem" sx={{ typography: 'body2', marginBlock: { xs: 3, md: 4 } }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          gap: { xs: 4, md: 7 },
        }}
      >
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: ITEM_RATIO }} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <div>
            <Skeleton width="30%" sx={{ typography: 'overline' }} />
            <Skeleton width="85%" sx={{ typography: 'h2', marginTop: 1 }} />
          </div>
          <Skeleton width="35%" sx={{ typography: 'h3' }} />
          <Skeleton width="55%" height={24} />
          <Skeleton variant="rounded" width="11rem" height={50} />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </Box>
      </Box>
    </Box>
  );
}
