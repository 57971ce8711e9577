import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Block } from '../../../mail/blocks';
import { services } from '../../../services';
import { CUSTOMER, type OrderActor, SHOP } from '../orders/actor';
import { eventRow } from '../orders/changes/transition';
import { newLink } from '../orders/link-rows';
import { type OrderRow, readOrder } from '../orders/order-row';
import { type OrderMailKind, orderMail, templateOf } from './order-mail';

/** What the timeline calls an email that somebody sends again. */
const RESENT = 'RESENT';

/** Strangers can have these sent by ordering in somebody’s name. */
const UNTRUSTED_KINDS: readonly OrderMailKind[] = ['PLACED', 'PAID', 'EXPIRED', 'LINK'];
/** Further ones wait, so that nobody’s inbox is flooded. */
const MAX_PER_HOUR = 10;

/** What was paid for wasn’t ordered for fun; and whose address is confirmed has ordered it themselves. */
const isRateLimited = async (
  strapi: Core.Strapi,
  trx: Sql,
  kind: OrderMailKind,
  order: OrderRow & { email: string },
): Promise<boolean> => {
  const { email, total, userId } = order;
  if (!UNTRUSTED_KINDS.includes(kind) || (kind === 'PAID' && total > 0) || order.madeBy !== null) return false;
  return userId === null || !(await services(strapi).auth.emails.isConfirmed(userId, email, trx));
};

interface Occasion {
  /** Which package or refund it is about. */
  of?: number;
  /** The name that others have for it: it stays when a restored shop learns of it again. */
  knownAs?: string | null;
  /** Somebody sends it again, however often there was one like it. */
  isResend?: boolean;
  actor?: OrderActor;
  /** What is to be said about it, such as where a package is. */
  details?: Block[];
}

const SENT_BEFORE = 'Sent before the shop was restored from a backup';

/** The timeline has each email that was queued, but not one of the time between a backup and its restore. */
const recordSentBefore = async (trx: Sql, orderId: number, name: string): Promise<void> => {
  const known = tables(trx).selectFrom('order_events').where('order_id', '=', orderId).where('mail', '=', name);
  if (await known.select('id').executeTakeFirst()) return;
  await tables(trx)
    .insertInto('order_events')
    .values(eventRow({ orderId, actor: SHOP, mail: name, kind: 'mailed', text: SENT_BEFORE }))
    .execute();
};

/**
 * Goes out once the transaction commits. One of each kind an order, and of each package and refund, unless somebody asks for
 * another one. None without an address. The audit knows them by what the timeline has as `mail`. `about`: the order as it is now, or its id.
 */
export const queueOrderMail = async (
  strapi: Core.Strapi,
  trx: Sql,
  about: OrderRow | number,
  kind: OrderMailKind,
  { of, knownAs, isResend = false, actor = SHOP, details = [] }: Occasion = {},
): Promise<void> => {
  const order = typeof about === 'number' ? await readOrder(trx, { id: about }) : about;
  if (!order) throw new Error(`There is no order with the id ${about}`);
  const { id: orderId, email } = order;
  if (email === null) return;
  // Each mail has a link of its own.
  const link = newLink();
  const name = [kind, ...(of ? [of] : [])].join(' ');
  // An administrator who sends one again wants it now.
  const isForShop = isResend && kind !== 'LINK';
  const maxPerHour =
    !isForShop && (await isRateLimited(strapi, trx, kind, { ...order, email })) ? MAX_PER_HOUR : undefined;
  const dedupeKey = ['order', orderId, kind, knownAs ?? of, isResend && randomUUID()].filter(Boolean).join(' ');
  const mail = await services(strapi).mail.outbox.send(
    {
      kind: templateOf(kind, order),
      dedupeKey,
      to: email,
      maxPerHour,
      evenIfOff: isResend,
      ...orderMail(kind, order, { link: link.url, details }),
    },
    trx,
  );
  const event = { orderId, actor, mail: isResend ? RESENT : name } as const;
  if (mail === 'DUPLICATE') return recordSentBefore(trx, orderId, name);
  if (mail === 'OFF') {
    await tables(trx)
      .insertInto('order_events')
      .values(
        eventRow({ ...event, kind: 'mailOff', text: services(strapi).mail.templates.nameOf(templateOf(kind, order)) }),
      )
      .execute();
    return;
  }
  await tables(trx)
    .with('link', (db) =>
      db.insertInto('order_links').values({ order_id: orderId, token_hash: link.hash, emailed_to: email }),
    )
    .with('mail', (db) => db.insertInto('order_mails').values({ order_id: orderId, outbox_message_id: mail.id }))
    .insertInto('order_events')
    .values(eventRow({ ...event, kind: 'mailed', text: mail.subject }))
    .execute();
};

/** How often somebody who had lost the link to an order asked for another one. */
export const countLookUpsSince = async (trx: Sql, orderId: number, since: Date): Promise<number> => {
  const asked = tables(trx)
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .where('made_at', '>', since)
    .where('mail', '=', RESENT)
    .where('made_by', '=', CUSTOMER.name);
  return (await asked.select(COUNT).executeTakeFirstOrThrow()).total;
};
