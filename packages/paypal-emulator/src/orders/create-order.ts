import { at, textAt } from '../json';
import { Refusal } from '../refusal';
import { newId, type Order, type State } from '../state';
import { type Money, readMoney, readPayable } from './money';

export const UNIT = "/purchase_units/@reference_id=='default'";
const ADDED = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'];
const SUBTRACTED = ['shipping_discount', 'discount'];

const experienceIn = (body: unknown, field: string) =>
  textAt(body, 'payment_source', 'paypal', 'experience_context', field) ?? textAt(body, 'application_context', field);

export function createOrder(state: State, body: unknown): Order {
  if (textAt(body, 'intent') !== 'CAPTURE') throw new Refusal('INVALID_PARAMETER_VALUE', '/intent');
  const units = at(body, 'purchase_units');
  if (!Array.isArray(units) || units.length !== 1) throw new Refusal('INVALID_PARAMETER_VALUE', '/purchase_units');
  const unit = units[0] as Record<string, unknown>;
  const preference = experienceIn(body, 'shipping_preference') ?? 'GET_FROM_FILE';
  if (preference === 'SET_PROVIDED_ADDRESS' && !at(unit, 'shipping', 'address'))
    throw new Refusal('SHIPPING_ADDRESS_INVALID');
  const [returnUrl, cancelUrl] = [experienceIn(body, 'return_url'), experienceIn(body, 'cancel_url')];

  const now = new Date().toISOString();
  const order: Order = {
    id: newId(),
    at: now,
    updatedAt: now,
    status: at(body, 'payment_source', 'paypal') ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    ...readUnit(unit),
    experience: {
      ...(returnUrl && { returnUrl }),
      ...(cancelUrl && { cancelUrl }),
      asksForAddress: preference === 'GET_FROM_FILE',
    },
    instrument: null,
    captures: [],
  };
  state.orders[order.id] = order;
  return order;
}

/** What PayPal makes of a purchase unit, if it can be. */
export function readUnit(unit: Record<string, unknown>): Pick<Order, 'unit' | 'amount' | 'customId' | 'invoiceId'> {
  const amount = readPayable(at(unit, 'amount'), `${UNIT}/amount`);
  checkBreakdown(unit, amount);
  checkCountry(unit);
  return { unit, amount, customId: readText(unit, 'custom_id', 255), invoiceId: readText(unit, 'invoice_id', 127) };
}

function readText(value: unknown, field: string, longest: number): string | null {
  const found = at(value, field);
  if (found === undefined) return null;
  if (typeof found !== 'string' || found.length < 1 || found.length > longest)
    throw new Refusal('INVALID_STRING_LENGTH', `${UNIT}/${field}`);
  return found;
}

function checkBreakdown(unit: unknown, amount: Money): void {
  const part = (name: string) => readMoney(at(unit, 'amount', 'breakdown', name), `${UNIT}/amount/breakdown/${name}`);
  const sum = (names: string[]) => names.reduce((total, name) => total + (part(name)?.value ?? 0), 0);
  if (at(unit, 'amount', 'breakdown') !== undefined && sum(ADDED) - sum(SUBTRACTED) !== amount.value)
    throw new Refusal('AMOUNT_MISMATCH', `${UNIT}/amount/value`);

  const items = at(unit, 'items');
  if (items === undefined) return;
  if (!Array.isArray(items)) throw new Refusal('INVALID_PARAMETER_SYNTAX', `${UNIT}/items`);
  const itemTotal = part('item_total');
  if (!itemTotal) throw new Refusal('ITEM_TOTAL_REQUIRED', `${UNIT}/amount/breakdown/item_total`);
  const total = items.reduce((total, item, index) => total + readItem(item, `${UNIT}/items/${index}`), 0);
  if (total !== itemTotal.value) throw new Refusal('ITEM_TOTAL_MISMATCH', `${UNIT}/amount/breakdown/item_total`);
}

function readItem(item: unknown, field: string): number {
  const name = textAt(item, 'name') ?? '';
  const quantity = textAt(item, 'quantity') ?? '';
  const price = readMoney(at(item, 'unit_amount'), `${field}/unit_amount`);
  if (!price) throw new Refusal('MISSING_REQUIRED_PARAMETER', `${field}/unit_amount`);
  if (name.length < 1 || name.length > 127) throw new Refusal('INVALID_STRING_LENGTH', `${field}/name`);
  if ((textAt(item, 'sku') ?? '').length > 127) throw new Refusal('INVALID_STRING_LENGTH', `${field}/sku`);
  if (!/^[1-9]\d{0,9}$/.test(quantity)) throw new Refusal('INVALID_PARAMETER_SYNTAX', `${field}/quantity`);
  return price.value * Number(quantity);
}

function checkCountry(unit: unknown): void {
  if (at(unit, 'shipping', 'address') && !/^[A-Z]{2}$/.test(textAt(unit, 'shipping', 'address', 'country_code') ?? ''))
    throw new Refusal('INVALID_PARAMETER_SYNTAX', `${UNIT}/shipping/address/country_code`);
}
