import { apiPaths, type SavedCartLine } from '@stoa/contract';
import { readStored, readStoredJson, removeStored, sendData, store } from '@stoa/web-kit';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import {
  type Amounts,
  acceptedAmounts,
  amountsOf,
  changesSince,
  mergeAccountCart,
  withChanges,
  withinLimit,
} from './account-lines';
import { CART_STORAGE_KEY, type createCart } from './cart';
import { ACCOUNT_CART_KEY, keyOf, totalOf } from './cart-items';

type Cart = ReturnType<typeof createCart>;

/** The account's cart when this browser last heard of it. Tabs share it, as they share the cart. */
interface StoredAccountCart {
  email: string;
  /** Null: this browser's cart hasn't joined it yet. */
  amounts: Amounts | null;
}

const readAccountCart = () => readStoredJson(ACCOUNT_CART_KEY) as StoredAccountCart | null;
const storeAccountCart = (account: StoredAccountCart): void => store(ACCOUNT_CART_KEY, JSON.stringify(account));

/** One tab at a time, where the browser can do that. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  await (navigator.locks ? navigator.locks.request(ACCOUNT_CART_KEY, work) : work());
};

export const hasChanges = (cart: Cart): boolean =>
  changesSince(readAccountCart()?.amounts ?? {}, amountsOf(cart.getState().items)).length > 0;

/** Leaves the cart of an account, and what was ordered with it, to the account. What it doesn't have stays. */
export function forgetAccountCart(cart: Cart): void {
  const account = readAccountCart();
  if (!account) return;
  dispatchCheckout({ type: 'forgotten' });
  removeStored(ACCOUNT_CART_KEY);
  const amounts = account.amounts ?? {};
  cart.getState().change((items) => items.filter((item) => !(keyOf(item) in amounts)));
}

/** Another tab may have changed it a moment ago. Where nothing can be stored, there is nothing to read. */
const readAgain = async (cart: Cart): Promise<void> => {
  if (readStored(CART_STORAGE_KEY) !== null) await cart.persist.rehydrate();
};

/** Whatever is ordered here from now on is the account's, also if it never answers. */
function begin(cart: Cart, email: string): void {
  if (readAccountCart()?.email === email) return;
  forgetAccountCart(cart);
  storeAccountCart({ email, amounts: null });
}

/** Tells the account what changed here, and takes over what changed elsewhere. */
export const syncCart = (cart: Cart, email: string, hasLeft: () => boolean): Promise<void> =>
  inTurn(async () => {
    await readAgain(cart);
    if (hasLeft()) return;
    begin(cart, email);
    const last = readAccountCart()?.amounts ?? null;
    const lines = withinLimit(changesSince(last ?? {}, amountsOf(cart.getState().items)));
    const saved = await sendData<SavedCartLine[]>(apiPaths.auth.cart, {
      method: last ? 'PATCH' : 'POST',
      body: { lines },
    });
    await readAgain(cart);
    if (hasLeft()) return;
    const sent = withChanges(last ?? {}, lines);
    const { items, amounts } = mergeAccountCart(
      saved,
      cart.getState().items,
      last ? sent : acceptedAmounts(sent, saved),
    );
    storeAccountCart({ email, amounts });
    cart.setState({ items, total: totalOf(items) });
  });
