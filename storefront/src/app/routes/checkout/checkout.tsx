import type { OfferedProvider, RehearsedCheckout as Rehearsed } from '@stoa/contract';
import { classes, EmptyState, lazyPart, NeedsScripts, newKey, PageMeta, text, useIsHydrating } from '@stoa/web-kit';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ShippedTo } from '../../../components/addresses/countries';
import { type Draft, isDraft } from '../../../components/checkout/checkout-state';
import { dispatchCheckout, useCheckout, useCheckoutRestored } from '../../../components/checkout/checkout-store';
import { paths } from '../../../config/paths';
import { FilledCartOnly } from '../../../features/cart/components/filled-cart-only';
import { keyOf, nameOf, pathOf } from '../../../features/cart/stores/cart-items';
import { useCart } from '../../../features/cart/stores/cart-provider';
import { CheckoutForm } from '../../../features/checkout/components/checkout-form';
import { CheckoutSkeleton } from '../../../features/checkout/components/checkout-skeleton';
import type { CheckoutCart } from '../../../features/checkout/domain/cart';
import { useFullPageLoad } from '../../../features/checkout/use-full-page-load';
import { useStore } from '../../../features/store/api';
import { TestMode } from '../../../features/store/components/test-mode';
import { isFramed, usePreview } from '../../../lib/use-preview';
import styles from './checkout.module.css';

/** Most orders are paid without ever being seen unpaid. */
const UnpaidOrder = lazyPart(() =>
  import('../../../features/checkout/components/payment/unpaid-order').then((part) => part.UnpaidOrder),
);

/** Shops that sell have a way to pay. */
const CheckoutSoon = lazyPart(() => import('./checkout-soon').then((part) => part.CheckoutSoon));

/** For whoever runs the shop. */
const RehearsedCheckout = lazyPart(() =>
  import('../../../features/checkout/components/rehearsed-checkout').then((part) => part.RehearsedCheckout),
);

const openPage = () => dispatchCheckout({ type: 'pageOpened' });

export function Checkout() {
  const isHydrating = useIsHydrating();
  return (
    <NeedsScripts
      otherwise={
        <EmptyState title="Checkout" level={1}>
          The cart and checkout need JavaScript. Turn it on in your browser, then reload the page.
        </EmptyState>
      }
    >
      <PageMeta title="Checkout" />
      <TestMode />
      <h1 className={classes(text.h2, styles.title)}>Checkout</h1>
      {isHydrating ? <CheckoutSkeleton /> : isFramed() ? <CheckoutOfRehearsal /> : <CheckoutOfDevice />}
    </NeedsScripts>
  );
}

/** Nobody orders in a frame. */
function CheckoutOfRehearsal() {
  const checkout = usePreview<Rehearsed>('checkout');
  const { shipping } = useStore().data ?? {};
  if (!checkout) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <RehearsedCheckout checkout={checkout} shippedTo={shipping?.countries ?? null} />
    </Suspense>
  );
}

/**
 * Whoever left while an order was on its way, or being paid, finds the order, if it arrived, and otherwise what was entered. An
 * order that isn't paid yet needs no cart: it may have been placed elsewhere.
 */
function CheckoutOfDevice() {
  const isRestored = useCheckoutRestored(openPage);
  const unpaidOrder = useCheckout((checkout) => checkout.unpaidOrder);
  const isPlaced = useCheckout(({ tab }) => tab.step === 'placed');
  const { providers = [], shipping } = useStore().data ?? {};
  const isCartFilled = useCart(({ items }) => items.length > 0);
  const isOwn = useFullPageLoad(providers.length > 0 && (isCartFilled || unpaidOrder !== null));
  if (!isRestored || !isOwn) return <CheckoutSkeleton />;
  return unpaidOrder ? (
    <Suspense fallback={<CheckoutSkeleton />}>
      <UnpaidOrder
        orderKey={unpaidOrder.key}
        problem={unpaidOrder.problem}
        providers={providers}
        canChange={isCartFilled}
      />
    </Suspense>
  ) : (
    <FilledCartOnly meanwhile={<CheckoutSkeleton />} redirect={isPlaced ? paths.orderPlaced : undefined}>
      <CheckoutOfCart providers={providers} shippedTo={shipping?.countries ?? null} />
    </FilledCartOnly>
  );
}

type CheckoutOfCartProps = { providers: readonly OfferedProvider[]; shippedTo: ShippedTo };

function CheckoutOfCart({ providers, shippedTo }: CheckoutOfCartProps) {
  const cart = useCheckoutCart();
  const draft = useDraft();
  if (!draft) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      cart={cart}
      draft={draft}
      providers={providers}
      shippedTo={shippedTo}
      otherwise={
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutSoon />
        </Suspense>
      }
    />
  );
}

/** What is entered. It stays in sight while the page is left for the order that it has become. */
function useDraft(): Draft | undefined {
  const tab = useCheckout((checkout) => checkout.tab);
  const [draft, setDraft] = useState<Draft>();
  const isIdle = tab.step === 'idle';
  const current = isDraft(tab) ? tab : isIdle ? undefined : draft;
  if (current !== draft) setDraft(current);
  // Also if it's forgotten while the page is open, because somebody else has signed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: becoming idle is what opens a new form
  useEffect(() => dispatchCheckout({ type: 'formOpened', newKey: newKey() }), [isIdle]);
  return current;
}

function useCheckoutCart(): CheckoutCart {
  const { items, updateQuantity, removeItem } = useCart((cart) => cart);
  return useMemo(
    () => ({
      lines: items.map((item) => ({
        key: keyOf(item),
        itemId: item.id,
        variantId: item.variantId ?? null,
        name: nameOf(item),
        path: pathOf(item),
        image: item.image,
        libraryImage: item.libraryImage ?? null,
        price: item.price,
        quantity: item.quantity,
      })),
      setQuantity: updateQuantity,
      remove: removeItem,
    }),
    [items, updateQuantity, removeItem],
  );
}
