import { shopPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { services } from '../../../services';
import { recordEvent } from '../flow/events';
import { readOrder } from '../queries/orders';
import { type MailKind, orderMail } from './order-mail';

/** Each mail has a link of its own, of which the database keeps only the hash. */
const newLink = async (trx: Sql, orderId: number): Promise<string> => {
  const token = newOpaqueToken();
  await trx('order_links').insert({ token_hash: hashOf(token), order_id: orderId });
  return `${environment.publicUrl}${shopPaths.order}?token=${token}`;
};

/**
 * Goes out once the transaction commits. One of each kind an order, unless `again` names what makes it another one: a second
 * parcel, or somebody who asked for it.
 */
export const queueOrderMail = async (
  strapi: Core.Strapi,
  trx: Sql,
  orderId: number,
  kind: MailKind,
  { again, by = 'Stoa', details = [] }: { again?: string; by?: string; details?: string[] } = {},
): Promise<void> => {
  const order = await readOrder(trx, { id: orderId });
  if (!order) throw new Error(`There is no order with the id ${orderId}`);
  const { shopName, contactEmail } = await services(strapi).store.settings.readPublic(trx);
  const mail = orderMail(kind, order, {
    shopName,
    replyTo: contactEmail,
    contactPage: `${environment.publicUrl}${shopPaths.contact}`,
    link: await newLink(trx, orderId),
    details,
  });
  const dedupeKey = ['order', orderId, kind, ...(again ? [again] : [])].join(' ');
  await services(strapi).mail.outbox.enqueue({ dedupeKey, ...mail }, trx);
  await recordEvent(trx, { orderId, kind: 'mailed', by, text: mail.subject });
};
