import { MAX_GIFT_CARDS } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField, conflict } from '../../../http/problem';
import { type OrderActor, SHOP } from '../orders/actor';
import type { OrderLineRow, OrderRow } from '../orders/order-row';
import { addEntry } from './gift-card-money';
import { issueGiftCard } from './issue-gift-card';

interface OrderedCard {
  sale: { isGiftCard: boolean } | null;
  quantity: number;
}

export const requireFewCards = (lines: readonly OrderedCard[]): void => {
  const count = lines.reduce((sum, { sale, quantity }) => sum + (sale?.isGiftCard ? quantity : 0), 0);
  if (count > MAX_GIFT_CARDS) throw badField('lines', `An order can have at most ${MAX_GIFT_CARDS} gift cards`);
};

/** Each is emailed to whoever paid. */
export const issueSoldCards = async (
  strapi: Core.Strapi,
  trx: Sql,
  { id: orderId, email, lines }: OrderRow,
): Promise<void> => {
  for (const { id: orderLineId, giftCard, unitPrice: amount, quantity } of lines) {
    if (!giftCard || amount === 0) continue;
    for (let made = 0; made < quantity; made += 1)
      await issueGiftCard(strapi, trx, {
        ...{ amount, email, expiresAt: null, note: null, actor: SHOP },
        sold: { orderId, orderLineId },
      });
  }
};

type Picked = { line: Pick<OrderLineRow, 'id' | 'giftCard' | 'unitPrice'>; quantity: number };

/** From the moment that its price is to go back, a card can't be used. One that was used isn't refunded. */
export const holdSoldCards = async (trx: Sql, refundId: number, picked: readonly Picked[]): Promise<void> => {
  for (const { line, quantity } of picked) {
    if (!line.giftCard || line.unitPrice === 0) continue;
    const unused = await tables(trx)
      .selectFrom('gift_cards')
      .where('order_line_id', '=', line.id)
      .where('refund_id', 'is', null)
      .whereRef('balance', '=', 'initial_amount')
      .orderBy('id')
      .limit(quantity)
      .forNoKeyUpdate()
      .select('id')
      .execute();
    if (unused.length < quantity) throw conflict('A gift card of this order was used, so it can’t be refunded');
    await tables(trx)
      .updateTable('gift_cards')
      .where('id', '=', anyOf(unused.map(({ id }) => id)))
      .set({ enabled: false, refund_id: refundId, updated_at: new Date() })
      .execute();
  }
};

/** Their price went back. */
export const emptySoldCards = async (trx: Sql, refundId: number, actor: OrderActor): Promise<void> => {
  const cards = await tables(trx)
    .selectFrom('gift_cards')
    .where('refund_id', '=', refundId)
    .where('balance', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .select(['id', 'balance'])
    .execute();
  for (const { id, balance } of cards)
    await addEntry(trx, { giftCardId: id, kind: 'ADJUSTED', amount: -balance, note: 'Its price was refunded', actor });
};

/** The refund failed. */
export const releaseSoldCards = async (trx: Sql, refundId: number): Promise<void> => {
  await tables(trx)
    .updateTable('gift_cards')
    .where('refund_id', '=', refundId)
    .set({ enabled: true, refund_id: null, updated_at: new Date() })
    .execute();
};
