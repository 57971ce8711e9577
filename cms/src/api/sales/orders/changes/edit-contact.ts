import { type Address, canEditContact, type EditContactInput, ORDER_STATE_NAMES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { badField, conflict } from '../../../../http/problem';
import { columnsOf } from '../../addresses/address-rows';
import { checkedAddress } from '../../addresses/check';
import type { OrderActor } from '../actor';
import { revokeLinks } from '../link-rows';
import type { OrderRow } from '../order-row';
import { updateOrder } from '../payable-order';
import { changeOrder } from './change-order';
import { recordEvent } from './transition';

const addressOf = (order: OrderRow, { address }: EditContactInput): Address | null => {
  if (order.address === null) return null;
  if (!address) throw badField('address', 'Enter a shipping address');
  return checkedAddress(address);
};

const updateAddress = async (trx: Sql, orderId: number, address: Address): Promise<void> => {
  await tables(trx).updateTable('order_addresses').where('order_id', '=', orderId).set(columnsOf(address)).execute();
};

const isSame = (before: Address | null, after: Address | null): boolean =>
  JSON.stringify(before && columnsOf(before)) === JSON.stringify(after && columnsOf(after));

/**
 * Who the customer is and where an order goes, as long as something of it may still go. What it costs stays. Links that were emailed
 * to another address open it no longer.
 */
export const editContact = (
  strapi: Core.Strapi,
  { number, input, actor }: { number: number; input: EditContactInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    const { name, email, phone } = input;
    const { id: orderId } = order;
    if (!canEditContact(order))
      throw conflict(`This order is “${ORDER_STATE_NAMES[order.state]}”, or it’s already fulfilled`);
    if (email === null && order.madeBy === null) throw badField('email', 'Enter an email address');
    if (email === null && order.lines.some(({ giftCard }) => giftCard))
      throw badField('email', 'Enter an email address. The gift card is sent to it');
    const address = addressOf(order, input);
    const changed = [
      ...(name === order.name ? [] : ['name']),
      ...(phone === order.phone ? [] : ['phone']),
      ...(isSame(order.address, address) ? [] : ['address']),
    ];
    const hasNewEmail = email !== order.email;
    if (changed.length === 0 && !hasNewEmail) return;
    if (address) await updateAddress(trx, orderId, address);
    if (hasNewEmail) await revokeLinks(trx, { id: orderId });
    await updateOrder(trx, orderId, { name, email, phone, updated_at: new Date() });
    if (changed.length > 0) await recordEvent(trx, { orderId, kind: 'edited', actor, text: changed.join(', ') });
    if (hasNewEmail) await recordEvent(trx, { orderId, kind: 'emailEdited', actor, text: email });
  });
