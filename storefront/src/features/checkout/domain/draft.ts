import { newKey, readStoredJson, store } from '@stoa/web-kit';
import { type AddressValues, blankAddress } from '../../../components/addresses/address-values';
import { CHECKOUT, readUnpaid } from '../../../components/orders/unpaid';

/** What the shopper has entered so far. */
export interface CheckoutValues {
  email: string;
  name: string;
  address: AddressValues;
  /** In the account, for the next time. */
  saveAddress: boolean;
  pickUp: boolean;
  /** 0: none chosen yet. */
  shippingMethodId: number;
  /** The one that the quote is asked with. */
  code: string;
  /** In its field, which may not be applied yet. */
  typedCode: string;
  note: string;
  paymentMethod: string;
  /** From the email that confirms the address. */
  emailCode: string;
}

export interface Draft {
  /** Sent with the order: the same key is the same order, however often it is sent. */
  key: string;
  /** Whether it was, so that there may be an order. */
  sent: boolean;
  /** What a code was emailed for; empty if none was. */
  codeFor: string;
  values: CheckoutValues;
}

interface Placed {
  placed: string;
  /** Until the cart has been emptied. */
  isNew: boolean;
}

const blank: CheckoutValues = {
  email: '',
  name: '',
  address: blankAddress,
  saveAddress: false,
  pickUp: false,
  shippingMethodId: 0,
  code: '',
  typedCode: '',
  note: '',
  paymentMethod: '',
  emailCode: '',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fields of `shape` that a stored value has in the same type. */
function fitted<Shape extends object>(shape: Shape, stored: unknown): Shape {
  if (!isRecord(stored)) return shape;
  const entries = Object.entries(shape).map(([name, empty]) => {
    const value = stored[name];
    if (isRecord(empty)) return [name, fitted(empty, value)];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(entries) as Shape;
}

/** Lasts as long as the tab, and isn't sent anywhere before the order is. */
const read = () => readStoredJson(CHECKOUT, 'sessionStorage');

/** A damaged draft counts as none. */
export function readDraft(): Draft {
  const stored = read();
  if (!isRecord(stored) || typeof stored.key !== 'string')
    return { key: newKey(), sent: false, codeFor: '', values: blank };
  const { codeFor } = fitted({ codeFor: '' }, stored);
  return { key: stored.key, sent: stored.sent === true, codeFor, values: fitted(blank, stored.values) };
}

const keep = (value: Draft | Placed) => store(CHECKOUT, JSON.stringify(value), 'sessionStorage');

export const keepDraft = (draft: Draft): void => keep(draft);

/** So that checkout opens an order that was placed elsewhere. What was entered here stays for the next one. */
export const keepStarted = (key: string): void =>
  store(
    CHECKOUT,
    JSON.stringify({ key, sent: true, isFromElsewhere: true, values: readDraft().values }),
    'sessionStorage',
  );

/** Whether checkout opens it because this tab sent it, or was led to it. */
export function isOfThisTab(key: string): boolean {
  const stored = read();
  return isRecord(stored) && stored.key === key && stored.sent === true;
}

/** Whether an order was placed in this browser, and not taken out of its cart yet. */
export function isFromHere(key: string): boolean {
  const stored = read();
  const isDrafted = isOfThisTab(key) && isRecord(stored) && stored.isFromElsewhere !== true;
  return isDrafted || readUnpaid() === key;
}

/** In place of what was entered for it. */
export const keepPlaced = (key: string, isNew = true): void => keep({ placed: key, isNew });

/** The order that this tab placed last, unless it has begun another. */
export function readPlaced(): Placed | undefined {
  const stored = read();
  return isRecord(stored) && typeof stored.placed === 'string'
    ? { placed: stored.placed, isNew: stored.isNew === true }
    : undefined;
}
