/** What placing an order writes into its columns. */
import {
  type Address,
  type Arrival,
  CURRENCY,
  type OrderInput,
  type OrderPrice,
  PAY_LINK,
  type PricedLine,
  type Schedule,
  type TaxRate,
} from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { NewPayment } from '../payments/payment-row';
import type { OrderActor } from './actor';
import type { OrderLineRow, OrderRow } from './order-row';

interface PaymentMethod {
  id: string;
  name: string;
  instructions: string | null;
}

/** What all of an order costs, whoever made it. Amounts in cents. */
export interface PricedOrder {
  needsShipping: boolean;
  taxes: OrderRow['taxes'];
  taxIncluded: boolean;
  price: OrderPrice;
  shippingMethod: {
    id: number | null;
    name: string;
    note: string | null;
    pickUp: boolean;
    pickUpAddress: string | null;
    pickUpHours: string | null;
  } | null;
  arrival: Arrival | null;
  /** The shop's discount that counts; null: none does, or an administrator gives one. */
  discountId: number | null;
  discountCode: string | null;
  /** The title of an automatic discount, or why an administrator takes something off. */
  discountLabel: string | null;
  /** The one that pays a part of it, or all. */
  giftCard: { id: number; amount: number } | null;
  /** What is left to pay. */
  due: number;
}

/** What is written down of a line. */
export interface OrderedLine {
  sale: Pick<
    OrderLineRow,
    | 'title'
    | 'choice'
    | 'sku'
    | 'unitPrice'
    | 'taxClass'
    | 'needsShipping'
    | 'itemId'
    | 'variantId'
    | 'slug'
    | 'imageUrl'
  > & { schedule: Schedule | null; weight: number | null; isGiftCard: boolean };
  quantity: number;
  taxRate: TaxRate | null;
  amounts: PricedLine;
}

export interface NewOrder {
  key: string;
  requestHash: string;
  /** The email address is null, and the phone number is there, only if an administrator makes it. */
  input: Pick<OrderInput, 'name' | 'note'> & { email: string | null; phone?: string | null };
  cart: PricedOrder;
  lines: OrderedLine[];
  address: Address | null;
  paymentMethod: PaymentMethod | null;
  /** The attempt to pay it, if a provider is to be asked. */
  payment: Pick<NewPayment, 'provider' | 'isTest'> | null;
  /** What an earlier order pays of it, for lines that were swapped. */
  swap?: { orderId: number; amount: number };
  userId: number | null;
  reservedUntil: Date | null;
  notifyCustomer: boolean;
  /** The administrator who makes it; null: its customer. */
  madeBy: OrderActor | null;
  /** A hash of where it comes from, if what it reserves counts towards what may be reserved from there. */
  network: string | null;
  /** Whether it was, because the order is above the limits of what unpaid orders may reserve. */
  emailConfirmed: boolean;
}

/** What it costs, and whether anything of it is fulfilled. */
export const amountsOf = ({
  price,
  taxes,
  taxIncluded,
  needsShipping,
}: Pick<PricedOrder, 'price' | 'taxes' | 'taxIncluded' | 'needsShipping'>) => ({
  subtotal: price.subtotal,
  discount: price.discount,
  shipping: price.shipping,
  shipping_discount: price.shippingDiscount,
  shipping_tax: price.shippingTax,
  tax: price.tax,
  tax_included: taxIncluded,
  taxes: JSON.stringify(taxes),
  total: price.total,
  fulfillment_status: needsShipping ? ('UNFULFILLED' as const) : ('NOT_REQUIRED' as const),
  needs_fulfillment: needsShipping,
});

/** What is written of it. */
export const orderRow = ({ input, cart, paymentMethod, ...order }: NewOrder) => {
  const { shippingMethod } = cart;
  return {
    checkout_key: order.key,
    request_hash: order.requestHash,
    ...(order.madeBy && madeBy(order.madeBy)),
    notify_customer: order.notifyCustomer,
    user_id: order.userId,
    email: input.email,
    phone: input.phone ?? null,
    name: input.name,
    note: input.note,
    currency: CURRENCY,
    pay_by_link: paymentMethod?.id === PAY_LINK.id,
    payment_method: paymentMethod?.id ?? null,
    payment_method_name: paymentMethod?.name ?? null,
    instructions: paymentMethod?.instructions ?? null,
    ...amountsOf(cart),
    gift_card_id: cart.giftCard?.id ?? null,
    gift_card_amount: cart.giftCard?.amount ?? 0,
    swap_of: order.swap?.orderId ?? null,
    swap_amount: order.swap?.amount ?? 0,
    discount_id: cart.discountId,
    discount_code: cart.discountCode,
    discount_label: cart.discountLabel,
    shipping_method_id: shippingMethod?.id ?? null,
    shipping_method_name: shippingMethod?.name ?? null,
    shipping_method_note: shippingMethod?.note ?? null,
    arrives_from: cart.arrival?.from ?? null,
    arrives_to: cart.arrival?.to ?? null,
    pick_up: shippingMethod?.pickUp ?? false,
    pick_up_address: shippingMethod?.pickUpAddress ?? null,
    pick_up_hours: shippingMethod?.pickUpHours ?? null,
    reserved_until: order.reservedUntil,
    network_hash: order.network,
    email_confirmed: order.emailConfirmed,
  };
};

export const lineRow = ({ sale, quantity, taxRate, amounts }: OrderedLine, index: number) => ({
  place: index + 1,
  item_id: sale.itemId,
  variant_id: sale.variantId,
  title: sale.title,
  choice: sale.choice,
  slug: sale.slug,
  sku: sale.sku,
  image_url: sale.imageUrl,
  unit_price: sale.unitPrice,
  quantity,
  total: amounts.total,
  discount: amounts.discount,
  tax: amounts.tax,
  tax_name: taxRate?.name ?? null,
  tax_percent: taxRate?.percent ?? null,
  tax_class: sale.taxClass,
  needs_shipping: sale.needsShipping,
  gift_card: sale.isGiftCard,
  starts_at: sale.schedule?.startsAt ?? null,
  ends_at: sale.schedule?.endsAt ?? null,
  venue: sale.schedule?.venue ?? null,
});
