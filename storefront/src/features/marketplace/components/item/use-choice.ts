import type { ItemDetail, Variant } from '@stoa/contract';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenVariant } from '../../domain/chosen-variant';
import { VARIANT } from '../../domain/item-params';

/** The variant that the address names, and how to choose another. It changes at once, the address a little later. */
export function useChoice(item: ItemDetail) {
  const [address, setAddress] = useSearchParams();
  const [id, show] = useOptimistic(address.get(VARIANT));
  const choose = (variant: Variant) =>
    startTransition(() => {
      const chosen = String(variant.id);
      show(chosen);
      setAddress({ [VARIANT]: chosen }, { replace: true, preventScrollReset: true });
    });
  return { variant: chosenVariant(item, id), choose };
}
