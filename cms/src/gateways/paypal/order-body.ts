import type { OrderToPay } from '../gateway';
import { toDecimal } from './money';

/** The longest name and SKU that PayPal takes. */
const LONGEST = 127;

/** Never ends in half of a character. */
const shortened = (text: string) => text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');

export function orderBody({ uuid, number, currency, total, breakdown, lines, address }: OrderToPay) {
  const money = (cents: number) => ({ currency_code: currency, value: toDecimal(cents) });
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: uuid,
        // PayPal takes each once for an account, which may sell elsewhere, too.
        invoice_id: `${number}-${uuid.slice(0, 8)}`,
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
        ...(address ? { shipping: shippingOf(address) } : {}),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          shipping_preference: address ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}

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
