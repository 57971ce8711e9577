import {
  adminPaths,
  editLinesInput,
  fromCents,
  type ManualOrderChoices,
  type OrderDetail,
  type OrderLine,
  PAY_LINK,
  toCents,
} from '@stoa/contract';
import { type FieldErrors, getData, schemaErrors } from '@stoa/web-kit';
import useSWR from 'swr';
import { orderName } from '../../../lib/order-name';
import { openLines } from '../drafts/api';
import { priceErrors } from './new-order-errors';
import { type NewOrderValues, newOrder, OWN } from './new-order-fields';
import { toQuoteInput } from './new-order-input';

const asTyped = (amount: number): string => (amount === 0 ? '' : amount.toFixed(2));

/** What is off its items, apart from its shipping. */
const itemDiscountOf = ({ lines }: OrderDetail): number =>
  fromCents(lines.reduce((sum, { discount }) => sum + toCents(discount), 0));

const addressOf = ({ address, pickUp, name }: OrderDetail, blank: NewOrderValues['address']) =>
  address && !pickUp
    ? {
        ...blank,
        recipient: address.recipient === name ? '' : address.recipient,
        line1: address.line1,
        line2: address.line2 ?? '',
        locality: address.locality ?? '',
        administrativeArea: address.administrativeArea ?? '',
        postalCode: address.postalCode ?? '',
        country: address.country,
      }
    : blank;

export const withPerson = (values: NewOrderValues, order: OrderDetail): NewOrderValues => ({
  ...values,
  name: order.name,
  email: order.email ?? '',
  phone: order.phone ?? order.address?.phone ?? '',
  address: addressOf(order, values.address),
});

const shippingWith = ({ pickUp, number, address }: OrderDetail, { shippingMethods }: ManualOrderChoices) => {
  if (address && !pickUp) return { by: OWN, name: `With order ${orderName(number)}`, price: '0.00' };
  const place = pickUp && shippingMethods.find((method) => method.pickUp);
  return { by: place ? String(place.id) : '', name: '', price: '' };
};

/** An order of what is added to another one: by the same customer, sent along with it, and paid by a link. */
export const addedTo = (blank: NewOrderValues, order: OrderDetail, choices: ManualOrderChoices): NewOrderValues => ({
  ...withPerson(blank, order),
  shipping: shippingWith(order, choices),
  paymentMethod: choices.paymentMethods.some(({ id }) => id === PAY_LINK.id) ? PAY_LINK.id : blank.paymentMethod,
  notifyCustomer: order.notifyCustomer,
});

/** What the order itself has of a variant can be had, too. Items without options have only one, which isn’t named. */
const reservedOf = (lines: readonly OrderLine[], variantId: string): number =>
  lines
    .filter((line) => variantId === '' || String(line.variantId) === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** An order as the form begins with it: at the prices that it has, beside what the shop has in stock now. */
const openOrder = async (path: string) => {
  const order = await getData<OrderDetail>(path);
  const lines = await openLines(
    order.lines.map(({ itemId, variantId, title, quantity, unitPrice }) => ({
      itemId,
      variantId: variantId === null ? '' : String(variantId),
      title,
      quantity: String(quantity),
      unitPrice: unitPrice.toFixed(2),
    })),
  );
  for (const line of lines) {
    const own = order.lines.filter(({ itemId }) => itemId === line.itemId);
    for (const [variantId, offer] of Object.entries(line.offers))
      if (offer.stock !== null) offer.stock += reservedOf(own, variantId);
  }
  const { shippingMethodName, shipping, discount, notifyCustomer } = order;
  const itemDiscount = itemDiscountOf(order);
  const blank = withPerson(newOrder('', order.address?.country ?? '', ''), order);
  const values: NewOrderValues = {
    ...blank,
    lines,
    notifyCustomer,
    discount: {
      kind: itemDiscount > 0 ? 'AMOUNT' : '',
      amount: asTyped(itemDiscount),
      percent: '',
      label: order.discountLabel ?? order.discountCode ?? '',
    },
    shipping:
      shippingMethodName === null
        ? blank.shipping
        : {
            by: OWN,
            name: shippingMethodName,
            price: fromCents(toCents(shipping) - toCents(discount) + toCents(itemDiscount)).toFixed(2),
          },
  };
  return { order, values };
};

/** The form that is open doesn’t change under whoever fills it in. */
export const useOrderToEdit = (number: string) =>
  useSWR(['edit', adminPaths.order(number)], ([, path]) => openOrder(path), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

export const toEditInput = (values: NewOrderValues, { updatedAt }: OrderDetail, total: number) => {
  const { lines, discount, shipping } = toQuoteInput(values, false);
  return {
    updatedAt,
    notifyCustomer: values.notifyCustomer,
    lines,
    discount,
    shippingPrice: shipping ? shipping.price : 0,
    total,
  };
};

export const editErrors = (values: NewOrderValues, input: ReturnType<typeof toEditInput>): FieldErrors => {
  const { shippingPrice, ...errors } = schemaErrors(editLinesInput, input);
  return { ...errors, ...(shippingPrice && { 'shipping.price': shippingPrice }), ...priceErrors(values) };
};
