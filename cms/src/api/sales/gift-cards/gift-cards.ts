import {
  type AdjustGiftCardInput,
  formatGiftCardCode,
  type GiftCard,
  type IssuedGiftCard,
  type IssueGiftCardInput,
  toCents,
} from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { type Context, services } from '../../../services';
import type { OrderActor } from '../orders/actor';
import { giftCard } from './gift-card';
import { addEntry } from './gift-card-money';
import { issueGiftCard } from './issue-gift-card';

/** What administrators do with gift cards beside changing them. */
export default (context: Context) => {
  const { strapi } = context;
  const { detail } = giftCard.service(context);

  return {
    async issue({ amount, ...input }: IssueGiftCardInput, actor: OrderActor): Promise<IssuedGiftCard> {
      const { watch } = services(strapi).history.activity;
      const { id, code } = await watch({ kind: 'giftCard', made: (made: { id: number }) => [made.id] }, (trx) =>
        issueGiftCard(strapi, trx, { ...input, amount: toCents(amount), actor }),
      );
      return { ...(await detail(id)), code: formatGiftCardCode(code) };
    },

    /** Of two who adjust it at once, or while it's used, the second is told. */
    async adjust(id: number, { balance, why, updatedAt }: AdjustGiftCardInput, actor: OrderActor): Promise<GiftCard> {
      const opened = { table: 'gift_cards', id, openedAt: updatedAt, noun: 'gift card', current: () => detail(id) };
      await guardedRow<{ updated_at: Date; balance: number }>(strapi, opened, async (trx, before) => {
        const amount = toCents(balance) - before.balance;
        if (amount !== 0) await addEntry(trx, { giftCardId: id, kind: 'ADJUSTED', amount, note: why, actor });
      });
      return detail(id);
    },
  };
};
