import { apiPaths, type KeptCartInput, type KeptLine } from '@stoa/contract';
import { readStored, readStoredJson, removeStored, sendData, store } from '@stoa/web-kit';
import { forgetUnpaid, readUnpaid } from '../../../components/orders/unpaid';
import { CART_STORAGE_KEY, type createCart } from './cart';
import { KEPT_CART, totalOf } from './cart-items';
import { type Amounts, amountsOf, changesSince, takenOver } from './kept-lines';

type Cart = ReturnType<typeof createCart>;

/** The account's cart when this browser last heard of it. Tabs share it, as they share the cart. */
interface Kept {
  email: string;
  amounts: Amounts;
}

const readKept = () => readStoredJson(KEPT_CART) as Kept | null;

/** One tab at a time, where the browser can do that. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  await (navigator.locks ? navigator.locks.request(KEPT_CART, work) : work());
};

const changesOf = (cart: Cart, kept: Kept | null): KeptCartInput['lines'] =>
  changesSince(kept?.amounts ?? {}, amountsOf(cart.getState().items));

export const hasChanges = (cart: Cart): boolean => changesOf(cart, readKept()).length > 0;

/** Leaves the cart of an account, and the order that it became, to the account. */
export function forgetAccountCart(cart: Cart): void {
  if (!readKept()) return;
  const unpaid = readUnpaid();
  if (unpaid) forgetUnpaid(unpaid);
  removeStored(KEPT_CART);
  cart.getState().clearCart();
}

/** Another tab may have changed it a moment ago. Where nothing can be stored, there is nothing to read. */
const readAgain = async (cart: Cart): Promise<void> => {
  if (readStored(CART_STORAGE_KEY) !== null) await cart.persist.rehydrate();
};

/** Tells the account what changed here, and takes over what changed elsewhere. */
export const syncCart = (cart: Cart, email: string, hasLeft: () => boolean): Promise<void> =>
  inTurn(async () => {
    await readAgain(cart);
    if (hasLeft()) return;
    if (readKept()?.email !== email) forgetAccountCart(cart);
    const last = readKept();
    const sent = amountsOf(cart.getState().items);
    const kept = await sendData<KeptLine[]>(apiPaths.auth.cart, {
      method: last ? 'PATCH' : 'POST',
      body: { lines: changesOf(cart, last) },
    });
    await readAgain(cart);
    if (hasLeft()) return;
    const { items, amounts } = takenOver(kept, cart.getState().items, sent);
    store(KEPT_CART, JSON.stringify({ email, amounts } satisfies Kept));
    cart.setState({ items, total: totalOf(items) });
  });
