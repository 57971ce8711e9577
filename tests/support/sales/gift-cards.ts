import { adminPaths, type GiftCard, type IssuedGiftCard } from '@stoa/contract';
import { created } from '../shop/client';
import type { Selling } from './orders';

/** Gift cards as an administrator works with them. */
export const openGiftCards = ({ admin }: Selling) => {
  const detail = async (id: number): Promise<GiftCard> => (await admin.get<GiftCard>(adminPaths.giftCard(id))).data;
  return {
    detail,
    issue: (amount: number, more: object = {}): Promise<IssuedGiftCard> =>
      created(admin.post<IssuedGiftCard>(adminPaths.giftCards, { amount, ...more })),
    /** What is left on it, and what led to that, oldest first. */
    async history(id: number): Promise<{ balance: number; entries: (string | number)[][] }> {
      const { balance, entries } = await detail(id);
      return { balance, entries: entries.map(({ kind, amount }) => [kind, amount]).reverse() };
    },
  };
};
