import { at, textAt } from '../json';
import { Refusal } from '../refusal';
import type { Order } from '../state';
import { readUnit, UNIT } from './create-order';

/** What of the purchase unit may be changed, and how. */
const PATCHABLE: Record<string, string[]> = {
  amount: ['replace'],
  items: ['replace', 'add', 'remove'],
  custom_id: ['replace', 'add', 'remove'],
  invoice_id: ['replace', 'add', 'remove'],
  'shipping/name': ['replace', 'add'],
  'shipping/address': ['replace', 'add'],
};

/** All of the changes, or none. An approval stays, whatever it comes to. */
export function patchOrder(order: Order, patches: unknown): undefined {
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') throw new Refusal('ORDER_ALREADY_COMPLETED');
  if (!Array.isArray(patches)) throw new Refusal('MALFORMED_REQUEST_JSON');
  const unit = { ...order.unit };
  for (const [index, patch] of patches.entries()) {
    const [op = '', path = ''] = [textAt(patch, 'op'), textAt(patch, 'path')];
    const attribute = path.startsWith(`${UNIT}/`) ? path.slice(UNIT.length + 1) : '';
    if (!PATCHABLE[attribute]?.includes(op)) throw new Refusal('NOT_PATCHABLE', `/${index}/path`);
    const [name = '', part] = attribute.split('/');
    const value = op === 'remove' ? undefined : at(patch, 'value');
    unit[name] = part ? { ...(unit[name] as object | undefined), [part]: value } : value;
  }
  Object.assign(order, readUnit(unit), { updatedAt: new Date().toISOString() });
}
