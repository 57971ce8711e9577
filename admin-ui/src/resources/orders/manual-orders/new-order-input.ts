import {
  type CreateOrderInput,
  isGiftCardCode,
  type ManualQuoteInput,
  normalizeGiftCardCode,
  PAY_LINK,
  PAY_LINK_DAYS,
} from '@stoa/contract';
import { typedNumber } from '../../../components/form/typed-number';
import { type NewLine, type NewOrderValues, OWN } from './new-order-fields';

const numberOrNull = (text: string) => typedNumber(text) ?? null;
export const orNull = (text: string) => text.trim() || null;

const toAddress = ({ address, name, phone }: NewOrderValues) => ({
  ...address,
  recipient: address.recipient.trim() || name,
  phone: orNull(phone),
});

const toShipping = ({ by, name, price }: NewOrderValues['shipping']) =>
  by === ''
    ? null
    : { shippingMethodId: by === OWN ? null : Number(by), name: by === OWN ? name : null, price: numberOrNull(price) };

const toLine = ({ itemId, title, variantId, quantity, unitPrice }: NewLine) => ({
  itemId,
  variantId: variantId ? Number(variantId) : null,
  title: itemId === null ? title : null,
  quantity: numberOrNull(quantity),
  unitPrice: numberOrNull(unitPrice),
});

const toDiscount = ({ kind, amount, percent, label }: NewOrderValues['discount']) =>
  kind === ''
    ? null
    : {
        kind,
        amount: kind === 'AMOUNT' ? numberOrNull(amount) : null,
        percent: kind === 'PERCENT' ? numberOrNull(percent) : null,
        label: orNull(label),
      };

/** What its price depends on. `toPlace`: whether it goes to an address. */
export const toQuoteInput = (values: NewOrderValues, toPlace: boolean) =>
  ({
    lines: values.lines.map(toLine),
    discount: toDiscount(values.discount),
    shipping: toShipping(values.shipping),
    address: toPlace ? toAddress(values) : null,
    // One that is half typed is no code.
    giftCard: isGiftCardCode(values.giftCard) ? normalizeGiftCardCode(values.giftCard) : null,
  }) satisfies Record<keyof ManualQuoteInput, unknown>;

/** Its customer gets a link, and pays by it. */
export const isByLink = ({ paymentMethod }: Pick<NewOrderValues, 'paymentMethod'>): boolean =>
  paymentMethod === PAY_LINK.id;

const isPaidAlready = (values: NewOrderValues): boolean => values.paid && !isByLink(values);

type Creating = { toPlace: boolean; total: number; giftCardAmount: number; draftId: number | null };

export const toInput = (values: NewOrderValues, { toPlace, total, giftCardAmount, draftId }: Creating) =>
  ({
    ...toQuoteInput(values, toPlace),
    draftId,
    key: values.key,
    email: orNull(values.email),
    phone: orNull(values.phone),
    name: values.name,
    note: orNull(values.note),
    paymentMethod: values.paymentMethod,
    reservationDays: isByLink(values) ? typedNumber(values.reservationDays) : PAY_LINK_DAYS,
    paid: isPaidAlready(values),
    reference: isPaidAlready(values) ? orNull(values.reference) : null,
    notifyCustomer: values.notifyCustomer,
    total,
    giftCardAmount,
  }) satisfies Record<keyof CreateOrderInput, unknown>;
