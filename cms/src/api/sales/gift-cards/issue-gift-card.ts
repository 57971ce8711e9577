import { formatGiftCardCode, giftCardEnding } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { readTimeZone } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { services } from '../../../services';
import type { OrderActor } from '../orders/actor';
import { hashOfGiftCard, newGiftCardCode } from './gift-card-code';
import { giftCardBlocks, giftCardValues } from './gift-card-mail';
import { addEntry } from './gift-card-money';

export interface NewGiftCard {
  /** In cents. */
  amount: number;
  email: string | null;
  expiresAt: string | null;
  note: string | null;
  actor: OrderActor;
  /** The order that it was bought in. */
  sold?: { orderId: number; orderLineId: number };
}

/** Nobody can find its code again: it's emailed once the transaction commits, and returned. */
export const issueGiftCard = async (
  strapi: Core.Strapi,
  trx: Sql,
  { amount, email, expiresAt, note, actor, sold }: NewGiftCard,
): Promise<{ id: number; code: string }> => {
  const code = newGiftCardCode();
  const { id } = await tables(trx)
    .insertInto('gift_cards')
    .values({
      code_hash: await hashOfGiftCard(code),
      ending: giftCardEnding(code),
      initial_amount: amount,
      email,
      expires_at: expiresAt,
      note,
      order_line_id: sold?.orderLineId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEntry(trx, { giftCardId: id, kind: 'ISSUED', amount, actor, ...(sold && { orderId: sold.orderId }) });
  if (email !== null)
    await services(strapi).mail.outbox.send(
      {
        kind: 'giftCard',
        dedupeKey: `gift-card ${id}`,
        to: email,
        values: giftCardValues(amount),
        blocks: giftCardBlocks(
          formatGiftCardCode(code),
          expiresAt === null ? null : new Date(expiresAt),
          await readTimeZone(trx),
        ),
      },
      trx,
    );
  return { id, code };
};
