import { fromCents, MAX_PRICE, type Picture, toCents } from '@stoa/contract';

/** What is added to the cart. Any other fields of the item are kept. */
export interface CartProduct {
  id: number;
  name: string;
  image: string;
  picture?: Picture | null;
  price: number;
  slug?: string;
}

export interface CartItem extends CartProduct {
  quantity: number;
  /** The price the shopper was shown before it changed; removed once they've seen the change. */
  previousPrice?: number;
}

export const totalOf = (items: CartItem[]): number =>
  fromCents(items.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0));

export const countOf = (items: CartItem[]): number => items.reduce((count, { quantity }) => count + quantity, 0);

export function withAdded(items: CartItem[], product: CartProduct): CartItem[] {
  return items.some(({ id }) => id === product.id)
    ? items.map((item) => (item.id === product.id ? { ...item, quantity: item.quantity + 1 } : item))
    : [...items, { ...product, quantity: 1 }];
}

/** A price that changed and changed back counts as unchanged. */
export function withPrice(item: CartItem, price: number): CartItem {
  const { previousPrice = item.price, ...rest } = item;
  return toCents(previousPrice) === toCents(price) ? { ...rest, price } : { ...rest, price, previousPrice };
}

/** Limits the quantity to the stock. If nothing is in stock, the line says so instead. */
export const withinStock = (item: CartItem, stock: number): CartItem =>
  stock > 0 && item.quantity > stock ? { ...item, quantity: stock } : item;

export function withoutPreviousPrice({ previousPrice, ...item }: CartItem): CartItem {
  return item;
}

/** The valid lines of a stored value, whatever has become of it. */
export function readCartItems(stored: unknown): CartItem[] {
  const items = isRecord(stored) && isRecord(stored.state) ? stored.state.items : undefined;
  if (!Array.isArray(items)) return [];
  const ids = new Set<unknown>();
  return items.filter((item): item is CartItem => {
    if (!isCartItem(item) || ids.has(item.id)) return false;
    ids.add(item.id);
    return true;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPrice = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MAX_PRICE;

function isCartItem(value: unknown): value is CartItem {
  return (
    isRecord(value) &&
    isCount(value.id) &&
    typeof value.name === 'string' &&
    typeof value.image === 'string' &&
    (value.picture == null || isPicture(value.picture)) &&
    isPrice(value.price) &&
    isCount(value.quantity) &&
    (value.slug === undefined || typeof value.slug === 'string') &&
    (value.previousPrice === undefined || isPrice(value.previousPrice))
  );
}

function isPicture(value: unknown): boolean {
  return (
    isRecord(value) &&
    isCount(value.width) &&
    isCount(value.height) &&
    Array.isArray(value.sizes) &&
    value.sizes.every((size) => isRecord(size) && typeof size.url === 'string' && isCount(size.width))
  );
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;
