import { hasOpenPrice } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { readCheckoutSettings } from '../checkout/checkout-settings';
import { shippingMethodsTo } from '../shipping/shipping-methods';
import { SAMPLE_ADDRESSES } from './addresses';
import type { Scene } from './purchases';
import type { Cart } from './stage';

const MOST_TRIED = 200;

/** Something that anybody could buy now: what is shipped, and what isn't. */
const findCarts = async (strapi: Core.Strapi): Promise<{ shipped: Cart | null; unshipped: Cart | null }> => {
  const sql = strapi.db.connection;
  const { sale } = services(strapi).marketplace;
  const candidates = await sale.candidates(sql, MOST_TRIED);
  const buyable = (await sale.read(sql, candidates)).filter(
    (one) => one && one.variantId !== null && !hasOpenPrice(one) && !one.hasBegun && one.stock !== 0,
  );
  const cartOf = (needsShipping: boolean): Cart | null => {
    const found = buyable.find((one) => one?.needsShipping === needsShipping && one.unitPrice > 0);
    if (!found) return null;
    const { itemId, variantId, title, choice } = found;
    return { lines: [{ itemId, variantId, quantity: 1 }], titles: [choice ? `${title} (${choice})` : title] };
  };
  return { shipped: cartOf(true), unshipped: cartOf(false) };
};

/** A code that anybody could enter now. */
const findCode = async (strapi: Core.Strapi): Promise<string | null> => {
  const now = new Date();
  const found = await tables(strapi.db.connection)
    .selectFrom('discounts')
    .where('code', 'is not', null)
    .where('enabled', '=', true)
    .where((one) => one.or([one('starts_at', 'is', null), one('starts_at', '<=', now)]))
    .where((one) => one.or([one('ends_at', 'is', null), one('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .select('code')
    .executeTakeFirst();
  return found?.code ?? null;
};

/** What a rehearsal can play in this shop. */
export const readScene = async (strapi: Core.Strapi): Promise<Scene> => {
  const [carts, settings, code] = await Promise.all([
    findCarts(strapi),
    readCheckoutSettings(strapi.db.connection, null, null),
    findCode(strapi),
  ]);
  if (!carts.shipped && !carts.unshipped)
    throw conflict('There is nothing to buy yet. Publish an item with a price, and in stock');
  const { country, shippingMethods, paymentMethods } = settings;
  const isShippedTo = (address: (typeof SAMPLE_ADDRESSES)[number]) =>
    shippingMethodsTo(shippingMethods, address).some(({ pickUp }) => !pickUp);
  const domestic = SAMPLE_ADDRESSES.filter((address) => address.country === country);
  const home = [...domestic, ...SAMPLE_ADDRESSES].find(isShippedTo) ?? null;
  const [abroad = SAMPLE_ADDRESSES[0]] = SAMPLE_ADDRESSES.filter((address) => address.country !== country).toSorted(
    (one, other) => Number(one.country !== 'CA') - Number(other.country !== 'CA'),
  );
  if (!abroad) throw new Error('There are no addresses to rehearse with');
  return {
    ...carts,
    home,
    abroad,
    provider: paymentMethods.find(({ provider }) => provider !== null)?.name ?? null,
    manual: paymentMethods.find(({ provider, onlyAtPickUp }) => provider === null && !onlyAtPickUp)?.name ?? null,
    hasPickUp: shippingMethods.some(({ pickUp }) => pickUp),
    code,
  };
};
