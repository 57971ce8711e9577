import type { CartToApprove, OrderToPay } from '../gateway';
import { toDecimal } from './money';

/** The longest name and SKU that PayPal takes. */
const LONGEST = 127;

/** Never ends in half of a character. */
const shortened = (text: string) => text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');

type Amounts = Pick<OrderToPay, 'currency' | 'total' | 'breakdown' | 'lines'>;

const amountsOf = ({ currency, total, breakdown, lines }: Amounts) => {
  const money = (cents: number) => ({ currency_code: currency, value: toDecimal(cents) });
  return {
    amount: {
      ...money(total),
      breakdown: {
        item_total: money(breakdown.items),
        shipping: money(breakdown.shipping),
        tax_total: money(breakdown.tax),
        discount: money(breakdown.discount),
      },
    },
    items: lines.map(({ title, unitPrice, quantity, sku }) => ({
      name: shortened(title),
      unit_amount: money(unitPrice),
      quantity: String(quantity),
      ...(sku ? { sku: shortened(sku) } : {}),
    })),
  };
};

const unitOf = (order: OrderToPay) => ({
  custom_id: order.uuid,
  // PayPal takes each once for an account, which may sell elsewhere, too.
  invoice_id: `${order.number}-${order.uuid.slice(0, 8)}`,
  ...amountsOf(order),
  ...(order.address ? { shipping: shippingOf(order.address) } : {}),
});

const bodyOf = (unit: object, experience: object) => ({
  intent: 'CAPTURE',
  purchase_units: [unit],
  payment_source: { paypal: { experience_context: experience } },
});

export const orderBody = (order: OrderToPay) =>
  bodyOf(unitOf(order), {
    shipping_preference: order.address ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
    user_action: 'PAY_NOW',
  });

/** Without a reference to any order: there is none yet. What it comes to may change until it is captured. */
export const cartBody = ({ subtotal, discount, needsShipping, returnUrl, cancelUrl, ...cart }: CartToApprove) =>
  bodyOf(
    amountsOf({
      ...cart,
      total: subtotal - discount,
      breakdown: { items: subtotal, shipping: 0, tax: 0, discount },
    }),
    {
      shipping_preference: needsShipping ? 'GET_FROM_FILE' : 'NO_SHIPPING',
      user_action: 'CONTINUE',
      return_url: returnUrl,
      cancel_url: cancelUrl,
    },
  );

/** What makes an approved cart the order: `add` also replaces what is there. */
export const patchesFor = (order: OrderToPay) => {
  const { custom_id, invoice_id, amount, items, shipping } = { shipping: undefined, ...unitOf(order) };
  const patch = (op: 'add' | 'replace', attribute: string, value: unknown) => ({
    op,
    path: `/purchase_units/@reference_id=='default'/${attribute}`,
    value,
  });
  return [
    patch('replace', 'amount', amount),
    patch('replace', 'items', items),
    patch('add', 'custom_id', custom_id),
    patch('add', 'invoice_id', invoice_id),
    ...(shipping
      ? [patch('add', 'shipping/name', shipping.name), patch('add', 'shipping/address', shipping.address)]
      : []),
  ];
};

const shippingOf = (address: NonNullable<OrderToPay['address']>) => ({
  name: { full_name: address.recipient },
  address: {
    address_line_1: address.line1,
    address_line_2: address.line2 ?? undefined,
    admin_area_2: address.locality ?? undefined,
    admin_area_1: address.administrativeArea ?? undefined,
    postal_code: address.postalCode ?? undefined,
    country_code: address.country,
  },
});
