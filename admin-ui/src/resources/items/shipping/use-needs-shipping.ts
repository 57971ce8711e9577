import type { MarketplaceCategory } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { useCategory } from '../../../components/terms/api';
import type { ItemValues } from '../domain/item-fields';

/** As the item says, or else its category. */
export function useNeedsShipping(): boolean {
  const { needsShipping, categoryId, giftCard } = useFormikContext<ItemValues>().values;
  const { data } = useCategory<MarketplaceCategory>('itemCategory', categoryId);
  if (giftCard) return false;
  return needsShipping === '' ? (data?.needsShipping ?? true) : needsShipping === 'true';
}
