import { apiPaths, orderName, orderReference, type Store } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

/** What orders are called, in sentences and where a number is asked for. */
export function useOrderName() {
  const numbering = usePrefetched<Store>(apiPaths.store).data?.orderNumbering ?? [];
  return {
    hasPrefixes: numbering.length > 0,
    orderName: (number: number) => orderName(number, numbering),
    orderReference: (number: number) => orderReference(number, numbering),
  };
}
