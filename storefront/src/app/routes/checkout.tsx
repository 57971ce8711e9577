import type { OfferedProvider } from '@stoa/contract';
import { classes, EmptyState, NeedsScripts, PageMeta, text, useIsHydrating } from '@stoa/web-kit';
import { useMemo } from 'react';
import { paths } from '../../config/paths';
import { FilledCartOnly } from '../../features/cart/components/filled-cart-only';
import { OrderSummary } from '../../features/cart/components/order-summary';
import { keyOf, nameOf, pathOf } from '../../features/cart/stores/cart-items';
import { useCart } from '../../features/cart/stores/cart-provider';
import { CheckoutForm } from '../../features/checkout/components/checkout-form';
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-skeleton';
import { PaymentSoon } from '../../features/checkout/components/payment-soon';
import { UnpaidOrder } from '../../features/checkout/components/unpaid-order';
import type { CheckoutCart } from '../../features/checkout/domain/cart';
import { type Draft, readPlaced } from '../../features/checkout/domain/draft';
import { useCheckoutStart } from '../../features/checkout/use-checkout-start';
import { useFullPageLoad } from '../../features/checkout/use-full-page-load';
import { useStore } from '../../features/store/api';
import { TestMode } from '../../features/store/components/test-mode';
import styles from './checkout.module.css';

const orderJustPlaced = () => (readPlaced() ? paths.orderPlaced : undefined);

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
      {isHydrating ? <CheckoutSkeleton /> : <CheckoutOfDevice />}
    </NeedsScripts>
  );
}

/** An order that isn't paid yet needs no cart: it may have been placed elsewhere. */
function CheckoutOfDevice() {
  const { draft, started, leaveUnpaid, forget, startAnew } = useCheckoutStart();
  const providers = useStore().data?.providers ?? [];
  const isCartFilled = useCart(({ items }) => items.length > 0);
  const isOwn = useFullPageLoad(providers.length > 0 && (isCartFilled || started !== undefined));
  if (!isOwn) return <CheckoutSkeleton />;
  return started ? (
    <UnpaidOrder
      orderKey={started.key}
      problem={started.problem}
      providers={providers}
      canChange={isCartFilled}
      onMissing={forget}
      onCancelled={() => startAnew(started.key)}
    />
  ) : (
    <FilledCartOnly meanwhile={<CheckoutSkeleton />} elsewhere={orderJustPlaced}>
      <CheckoutOfCart draft={draft} providers={providers} onUnpaid={leaveUnpaid} />
    </FilledCartOnly>
  );
}

type CheckoutOfCartProps = {
  draft: Draft;
  providers: readonly OfferedProvider[];
  onUnpaid: (key: string, problem: string) => void;
};

function CheckoutOfCart({ draft, providers, onUnpaid }: CheckoutOfCartProps) {
  return (
    <CheckoutForm
      cart={useCheckoutCart()}
      opened={draft}
      providers={providers}
      onUnpaid={onUnpaid}
      otherwise={
        <div className={styles.columns}>
          <PaymentSoon />
          <OrderSummary />
        </div>
      }
    />
  );
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
