import { apiPaths, type ItemDetail } from '@stoa/contract';
import { useRecord } from '../../../lib/use-record';

export function useItem(id: string) {
  return useRecord<ItemDetail>(apiPaths.marketplace.item(id));
}
