import { randomUUID } from 'node:crypto';
import { shopPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { services } from '../../../services';
import { type OrderActor, SHOP } from '../orders/actor';
import { eventRow } from '../orders/changes/transition';
import { type OrderRow, readOrder } from '../orders/order-row';
import { type MailKind, orderMail } from './order-mail';

/** What the timeline calls an email that somebody sends again. */
const RESENT = 'RESENT';

/** Strangers can have these sent by ordering in somebody’s name. */
const UNTRUSTED_KINDS: readonly MailKind[] = ['PLACED', 'PAID', 'EXPIRED', 'LINK'];
/** Further ones wait, so that nobody’s inbox is flooded. */
const MAX_PER_HOUR = 10;

/** What was paid for wasn’t ordered for fun; and whose address is confirmed has ordered it themselves. */
const isRateLimited = async (strapi: Core.Strapi, trx: Sql, kind: MailKind, order: OrderRow): Promise<boolean> => {
  const { email, total, userId } = order;
  if (!UNTRUSTED_KINDS.includes(kind) || (kind === 'PAID' && total > 0) || order.madeBy !== null) return false;
  return userId === null || !(await services(strapi).auth.emails.isConfirmed(userId, email, trx));
};

interface Occasion {
  /** Which package or refund it is about. */
  of?: number;
  /** Somebody sends it again, however often there was one like it. */
  isResend?: boolean;
  actor?: OrderActor;
  details?: string[];
}

/**
 * Goes out once the transaction commits. One of each kind an order, and of each package and refund, unless somebody asks for
 * another one. The audit knows them by what the timeline has as `mail`. `about`: the order as it is now, or its id.
 */
export const queueOrderMail = async (
  strapi: Core.Strapi,
  trx: Sql,
  about: OrderRow | number,
  kind: MailKind,
  { of, isResend = false, actor = SHOP, details = [] }: Occasion = {},
): Promise<void> => {
  const order = typeof about === 'number' ? await readOrder(trx, { id: about }) : about;
  if (!order) throw new Error(`There is no order with the id ${about}`);
  const orderId = order.id;
  const { shopName, contactEmail } = await services(strapi).store.settings.readPublic(trx);
  // Each mail has a link of its own, of which the database keeps only the hash.
  const token = newOpaqueToken();
  const mail = orderMail(kind, order, {
    shopName,
    replyTo: contactEmail,
    contactPage: `${environment.publicUrl}${shopPaths.contact}`,
    link: `${environment.publicUrl}${shopPaths.order}?token=${token}`,
    details,
  });
  const name = [kind, ...(of ? [of] : [])].join(' ');
  // An administrator who sends one again wants it now.
  const isForShop = isResend && kind !== 'LINK';
  const maxPerHour = !isForShop && (await isRateLimited(strapi, trx, kind, order)) ? MAX_PER_HOUR : undefined;
  const dedupeKey = ['order', orderId, name, ...(isResend ? [randomUUID()] : [])].join(' ');
  const id = await services(strapi).mail.outbox.enqueue({ dedupeKey, ...mail, maxPerHour }, trx);
  if (id === null) return;
  const event = { orderId, kind: 'mailed', actor, text: mail.subject, mail: isResend ? RESENT : name } as const;
  await tables(trx)
    .with('link', (db) => db.insertInto('order_links').values({ order_id: orderId, token_hash: hashOf(token) }))
    .with('mail', (db) => db.insertInto('order_mails').values({ order_id: orderId, outbox_message_id: id }))
    .insertInto('order_events')
    .values(eventRow(event))
    .execute();
};
