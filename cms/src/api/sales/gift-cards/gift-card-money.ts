import { sql as expression } from 'kysely';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type OrderActor, SHOP } from '../orders/actor';
import { HAS_EXPIRED } from './select-gift-card';

interface Entry {
  giftCardId: number;
  kind: 'ISSUED' | 'REDEEMED' | 'RELEASED' | 'REFUNDED' | 'ADJUSTED';
  amount: number;
  orderId?: number;
  refundId?: number;
  note?: string;
  actor: OrderActor;
}

/** The only code that changes a balance; a trigger adds it up. Amounts in cents. */
export const addEntry = async (trx: Sql, entry: Entry): Promise<void> => {
  const { giftCardId, kind, amount, orderId = null, refundId = null, note = null, actor } = entry;
  await tables(trx)
    .insertInto('gift_card_entries')
    .values({
      gift_card_id: giftCardId,
      kind,
      amount,
      order_id: orderId,
      refund_id: refundId,
      note,
      ...madeBy(actor),
    })
    .execute();
};

interface Redeemed {
  id: number;
  amount: number;
  orderId: number;
  actor: OrderActor;
}

/** False if that much isn't on it, or it can't be used anymore: of two that ask for the same money, the second waits and sees it gone. */
export const redeemGiftCard = async (trx: Sql, { id, amount, orderId, actor }: Redeemed): Promise<boolean> => {
  const usable = await tables(trx)
    .selectFrom('gift_cards')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where(({ not }) => not(HAS_EXPIRED))
    .where('balance', '>=', amount)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirst();
  if (!usable) return false;
  await addEntry(trx, { giftCardId: id, kind: 'REDEEMED', amount: -amount, orderId, actor });
  return true;
};

/** Puts back what an order took that won't be paid; nothing if that's done. */
export const releaseGiftCard = async (trx: Sql, orderId: number): Promise<void> => {
  await tables(trx)
    .insertInto('gift_card_entries')
    .columns(['gift_card_id', 'order_id', 'kind', 'amount', 'made_by'])
    .expression((db) =>
      db
        .selectFrom('gift_card_entries as taken')
        .where('order_id', '=', orderId)
        .where('kind', 'in', ['REDEEMED', 'RELEASED'])
        .groupBy(['gift_card_id', 'order_id'])
        .having(({ fn }) => fn.sum('amount'), '<', 0)
        .select([
          'gift_card_id',
          'order_id',
          expression<'RELEASED'>`'RELEASED'`.as('kind'),
          expression<number>`-sum(amount)`.as('amount'),
          expression<string>`${SHOP.name}::text`.as('made_by'),
        ]),
    )
    .execute();
};
