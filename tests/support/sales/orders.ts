import { randomUUID } from 'node:crypto';
import { adminPaths, type HealthReport, type OrderPlacement, orderPaths, type Quote } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../marketplace/marketplace';
import type { Answer, Client } from '../shop/client';
import type { Shop } from '../shop/shop';

const { checkout } = orderPaths;

export const NEW_YORK = {
  recipient: 'Clara Customer',
  line1: '548 Market St',
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  country: 'US',
};

type Bought = { id: number; variants?: { id: number }[] };

export const lineOf = ({ id }: Bought, quantity = 1) => ({ itemId: id, quantity });

interface CheckoutBody {
  key: string;
  [field: string]: unknown;
}

/** Right after it’s placed, it shows its customer. */
export interface NewOrder extends OrderPlacement {
  email: string;
  name: string;
}

export interface Selling extends Marketplace {
  /** Ids of the delivery methods that a new shop has. */
  standard: number;
  pickUp: number;
  quote(body: object, client?: Client): Promise<Quote>;
  /** The whole body of an order, with the total that was quoted. */
  priced(body: CheckoutBody, client?: Client): Promise<object & { key: string }>;
  /** As `place`, with the whole body that was sent. */
  placed(body: CheckoutBody, client?: Client): Promise<Answer<NewOrder> & { sent: object & { key: string } }>;
  /** Quotes, then places what was quoted. */
  place(body: object, client?: Client): Promise<Answer<NewOrder>>;
  order(body: object, client?: Client): Promise<NewOrder & { key: string }>;
  /** What contradicts what must always be true of orders: the panel’s Health says the same as `npm run doctor`. */
  audit(): Promise<string[]>;
}

/** All tests order from the same network. */
const NO_LIMITS = `UPDATE sales_settings SET reserved_items_per_order = NULL, reserved_value_per_order = NULL,
  reserved_items_per_customer = NULL, reserved_value_per_customer = NULL`;

/**
 * A shop that sells: goods are delivered within the United States or picked up, and paid by bank transfer. Unpaid orders may hold
 * everything, unless it `isLimited` as a new shop is.
 */
export const setUpSales = async (shop: Shop, { isLimited = false } = {}): Promise<Selling> => {
  const market = await openMarketplace(shop);
  const { database } = market.shop;
  await database.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
  if (!isLimited) await database.query(NO_LIMITS);
  const shippingMethods = await database.query<{ id: number; pick_up: boolean }>(
    'SELECT id, pick_up FROM shipping_methods',
  );
  const shippingMethodId = (pickUp: boolean) => shippingMethods.find(({ pick_up }) => pick_up === pickUp)?.id ?? 0;
  const [standard, pickUp] = [shippingMethodId(false), shippingMethodId(true)];
  const complete = (body: object) => ({
    email: 'clara@example.com',
    name: 'Clara Customer',
    address: NEW_YORK,
    shippingMethodId: standard,
    paymentMethod: 'transfer',
    ...body,
  });

  const quote = async (body: object, client = market.shop.visitor()) => {
    const { status, data, text } = await client.post<Quote>(checkout.quote, body);
    if (status !== 200) throw new Error(`quote: ${text}`);
    return data;
  };

  const priced = async (body: CheckoutBody, client?: Client) => {
    const order = { ...complete(body), key: body.key };
    const { total, giftCardAmount } = await quote(
      { pickUp: order.shippingMethodId === pickUp, ...order, place: order.address },
      client,
    );
    return { total, giftCardAmount, ...order };
  };

  const placed = async (body: CheckoutBody, client = market.shop.visitor()) => {
    const sent = await priced(body, client);
    return { ...(await client.post<NewOrder>(checkout.orders, sent)), sent };
  };
  const place = (body: object, client?: Client) => placed({ key: randomUUID(), ...body }, client);

  return {
    ...market,
    standard,
    pickUp,
    quote,
    priced,
    placed,
    place,
    async order(body, client) {
      const key = randomUUID();
      const { status, data, text } = await place({ key, ...body }, client);
      if (status !== 201) throw new Error(`order: ${text}`);
      return { ...data, key };
    },
    async audit() {
      const { data, text } = await market.admin.get<HealthReport>(adminPaths.health);
      const orders = data?.checks.find(({ name }) => name === 'Orders');
      if (!orders) throw new Error(text);
      return orders.findings.flatMap(({ what, details }) => [what, ...details]);
    },
  };
};
