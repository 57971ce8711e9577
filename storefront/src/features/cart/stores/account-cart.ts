import { apiPaths, type KeptLine } from '@stoa/contract';
import { readStored, readStoredJson, removeStored, sendData, store } from '@stoa/web-kit';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { CART_STORAGE_KEY, type createCart } from './cart';
import { KEPT_CART, keyOf, totalOf } from './cart-items';
import { type Amounts, amountsOf, changesSince, firstOf, takenOf, takenOver, withChanges } from './kept-lines';

type Cart = ReturnType<typeof createCart>;

/** The account's cart when this browser last heard of it. Tabs share it, as they share the cart. */
interface Kept {
  email: string;
  /** Null: this browser's cart hasn't joined it yet. */
  amounts: Amounts | null;
}

const readKept = () => readStoredJson(KEPT_CART) as Kept | null;
const keep = (kept: Kept): void => store(KEPT_CART, JSON.stringify(kept));

/** One tab at a time, where the browser can do that. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  await (navigator.locks ? navigator.locks.request(KEPT_CART, work) : work());
};

export const hasChanges = (cart: Cart): boolean =>
  changesSince(readKept()?.amounts ?? {}, amountsOf(cart.getState().items)).length > 0;

/** Leaves the cart of an account, and what was ordered with it, to the account. What it doesn't have stays. */
export function forgetAccountCart(cart: Cart): void {
  const kept = readKept();
  if (!kept) return;
  dispatchCheckout({ type: 'forgotten' });
  removeStored(KEPT_CART);
  const amounts = kept.amounts ?? {};
  cart.getState().change((items) => items.filter((item) => !(keyOf(item) in amounts)));
}

/** Another tab may have changed it a moment ago. Where nothing can be stored, there is nothing to read. */
const readAgain = async (cart: Cart): Promise<void> => {
  if (readStored(CART_STORAGE_KEY) !== null) await cart.persist.rehydrate();
};

/** Whatever is ordered here from now on is the account's, also if it never answers. */
function begin(cart: Cart, email: string): void {
  if (readKept()?.email === email) return;
  forgetAccountCart(cart);
  keep({ email, amounts: null });
}

/** Tells the account what changed here, and takes over what changed elsewhere. */
export const syncCart = (cart: Cart, email: string, hasLeft: () => boolean): Promise<void> =>
  inTurn(async () => {
    await readAgain(cart);
    if (hasLeft()) return;
    begin(cart, email);
    const last = readKept()?.amounts ?? null;
    const lines = firstOf(changesSince(last ?? {}, amountsOf(cart.getState().items)));
    const kept = await sendData<KeptLine[]>(apiPaths.auth.cart, { method: last ? 'PATCH' : 'POST', body: { lines } });
    await readAgain(cart);
    if (hasLeft()) return;
    const told = withChanges(last ?? {}, lines);
    const { items, amounts } = takenOver(kept, cart.getState().items, last ? told : takenOf(told, kept));
    keep({ email, amounts });
    cart.setState({ items, total: totalOf(items) });
  });
