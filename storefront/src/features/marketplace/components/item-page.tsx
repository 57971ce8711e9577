import Button from '@mui/material/Button';
import type { ItemDetail } from '@stoa/contract';
import { EmptyState, isNotFound, LoadError, PageMeta } from '@stoa/web-kit';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useItem } from '../api';
import { ItemDetails } from './item-details';
import { ItemPageSkeleton } from './item-page-skeleton';

type ItemPageProps = {
  idOrSlug: string;
  /** What a shopper can do with the item. */
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
