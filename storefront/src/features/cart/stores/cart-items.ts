import { fromCents, type LibraryImage, type LineOffer, MAX_PRICE, toCents } from '@stoa/contract';
import { paths } from '../../../config/paths';

/** Where a browser remembers that its cart is an account's, and what the account knows of it. */
export const ACCOUNT_CART_KEY = 'account-cart';

/** What is added to the cart. Any other fields of the item are kept. */
export interface CartProduct {
  id: number;
  /** Of an item with options, the one chosen, and its values in words. */
  variantId?: number;
  choice?: string;
  name: string;
  image: string;
  libraryImage?: LibraryImage | null;
  price: number;
  slug?: string;
}

export interface CartItem extends CartProduct {
  quantity: number;
  /** The price the shopper was shown before it changed; removed once they've seen the change. */
  previousPrice?: number;
}

/** What tells the lines of a cart apart, and what the shop is asked for: 12, or '15-301' for a variant. */
export type LineKey = number | string;

export const keyOf = ({ id, variantId }: Pick<CartProduct, 'id' | 'variantId'>): LineKey =>
  variantId === undefined ? id : `${id}-${variantId}`;

export const pathOf = ({ id, slug = String(id), variantId }: CartProduct): string =>
  variantId === undefined ? paths.item(slug) : paths.variant(slug, variantId);

export const nameOf = ({ name, choice }: { name: string; choice?: string | null }): string =>
  choice ? `${name}, ${choice}` : name;

export const totalOf = (items: CartItem[]): number =>
  fromCents(items.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0));

export const countOf = (items: CartItem[]): number => items.reduce((count, { quantity }) => count + quantity, 0);

/** A line from before its item had options gives way to the one chosen. */
export function withAdded(items: CartItem[], product: CartProduct, quantity: number): CartItem[] {
  const key = keyOf(product);
  const others = items.filter((item) => keyOf(item) === key || item.id !== product.id || item.variantId !== undefined);
  return others.some((item) => keyOf(item) === key)
    ? others.map((item) => (keyOf(item) === key ? { ...item, quantity: item.quantity + quantity } : item))
    : [...others, { ...product, quantity }];
}

/** A price that changed and changed back counts as unchanged. */
function withPrice(item: CartItem, price: number): CartItem {
  const { previousPrice = item.price, ...rest } = item;
  return toCents(previousPrice) === toCents(price) ? { ...rest, price } : { ...rest, price, previousPrice };
}

/** Limits the quantity to the stock. If nothing is in stock, the line says so instead. */
const withinStock = (item: CartItem, stock: number | null): CartItem =>
  stock && item.quantity > stock ? { ...item, quantity: stock } : item;

export function withOffer(item: CartItem, { name, choice, price, stock, mustChoose }: LineOffer): CartItem {
  if (mustChoose) return item;
  return { ...withinStock(withPrice(item, price), stock), name, ...(choice !== null && { choice }) };
}

export function withoutPreviousPrice({ previousPrice, ...item }: CartItem): CartItem {
  return item;
}

/** The valid lines of a stored value, whatever has become of it. */
export function readCartItems(stored: unknown): CartItem[] {
  const items = isRecord(stored) && isRecord(stored.state) ? stored.state.items : undefined;
  if (!Array.isArray(items)) return [];
  const keys = new Set<LineKey>();
  return items.filter((item): item is CartItem => {
    if (!isCartItem(item) || keys.has(keyOf(item))) return false;
    keys.add(keyOf(item));
    return true;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPrice = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MAX_PRICE;

function isCartItem(value: unknown): value is CartItem {
  return (
    isRecord(value) &&
    isCount(value.id) &&
    (value.variantId === undefined || isCount(value.variantId)) &&
    (value.choice === undefined || typeof value.choice === 'string') &&
    typeof value.name === 'string' &&
    typeof value.image === 'string' &&
    (value.libraryImage == null || isLibraryImage(value.libraryImage)) &&
    isPrice(value.price) &&
    isCount(value.quantity) &&
    (value.slug === undefined || typeof value.slug === 'string') &&
    (value.previousPrice === undefined || isPrice(value.previousPrice))
  );
}

function isLibraryImage(value: unknown): boolean {
  return (
    isRecord(value) &&
    isCount(value.width) &&
    isCount(value.height) &&
    Array.isArray(value.sizes) &&
    value.sizes.every((size) => isRecord(size) && typeof size.url === 'string' && isCount(size.width))
  );
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;
