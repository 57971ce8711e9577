import { apiPaths, type Item } from '@stoa/contract';
import { currentIfStale, errorMessage, fieldErrors, formatDollars, useReload, useToast } from '@stoa/web-kit';
import { useCallback } from 'react';
import type { Refusal } from '../../../components/list/row/in-place';
import { changeOffer, type OfferEdit } from '../api';

const NAMES = { price: 'Price', discountPrice: 'Discount price', stock: 'Stock' };

const FAILURE = 'Failed to update item';
const UNDO_MS = 8000;

const asTyped = (item: Item, field: OfferEdit['field']): string =>
  String(field === 'stock' ? item.stock : (item.own[field] ?? ''));

function reasonOf(error: unknown, { field }: OfferEdit): string {
  const current = currentIfStale<Item>(error);
  if (current && field !== 'stock') {
    const amount = current.own[field];
    return `It’s now ${amount === null ? 'without a discount' : formatDollars(amount)}. Press Enter to replace it.`;
  }
  return Object.values(fieldErrors(error))[0] ?? errorMessage(error, FAILURE);
}

/** Saves a price or stock from its row, and offers to undo it. Resolves to why it wasn't saved, if it wasn't. */
export function useOfferEdit() {
  const toast = useToast();
  const reload = useReload(apiPaths.marketplace.items);
  return useCallback(
    async function save(item: Item, edit: OfferEdit): Promise<Refusal | undefined> {
      const name = `${NAMES[edit.field]} of “${item.title}”`;
      try {
        const saved = await changeOffer(item, edit);
        const undo = async () => {
          const before = { ...edit, text: asTyped(item, edit.field) };
          await changeOffer(saved, before).then(
            () => toast.success(`${name} restored`),
            (error) => toast.error('Error', reasonOf(error, before)),
          );
          await reload();
        };
        await reload();
        toast.success(`${name} changed`, undefined, { lasts: UNDO_MS, undo: () => void undo() });
        return undefined;
      } catch (error) {
        void reload();
        const current = currentIfStale<Item>(error) ?? item;
        return { problem: reasonOf(error, edit), again: (text) => save(current, { ...edit, text }) };
      }
    },
    [toast, reload],
  );
}
