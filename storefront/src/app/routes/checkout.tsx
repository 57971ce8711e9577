import { classes, EmptyState, MuiTheme, NeedsScripts, PageMeta, text } from '@stoa/web-kit';
import { useMemo } from 'react';
import { paths } from '../../config/paths';
import { FilledCartOnly } from '../../features/cart/components/filled-cart-only';
import { OrderSummary } from '../../features/cart/components/order-summary';
import { keyOf, nameOf, pathOf } from '../../features/cart/stores/cart-items';
import { useCart } from '../../features/cart/stores/cart-provider';
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-skeleton';
import { CheckoutStart } from '../../features/checkout/components/checkout-start';
import { PaymentSoon } from '../../features/checkout/components/payment-soon';
import type { CheckoutCart } from '../../features/checkout/domain/cart';
import { readPlaced } from '../../features/checkout/domain/draft';
import { useOwnDocument } from '../../features/checkout/use-own-document';
import { useStore } from '../../features/store/api';
import { TestMode } from '../../features/store/components/test-mode';
import styles from './checkout.module.css';

const orderJustPlaced = () => (readPlaced() ? paths.orderPlaced : undefined);

export function Checkout() {
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
      <FilledCartOnly meanwhile={<CheckoutSkeleton />} elsewhere={orderJustPlaced}>
        <MuiTheme>
          <CheckoutOfCart />
        </MuiTheme>
      </FilledCartOnly>
    </NeedsScripts>
  );
}

function CheckoutOfCart() {
  const paypal = useStore().data?.paypal ?? null;
  const cart = useCheckoutCart();
  if (!useOwnDocument(paypal !== null)) return <CheckoutSkeleton />;
  return (
    <CheckoutStart
      cart={cart}
      paypal={paypal}
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
        picture: item.picture ?? null,
        price: item.price,
        quantity: item.quantity,
      })),
      setQuantity: updateQuantity,
      remove: removeItem,
    }),
    [items, updateQuantity, removeItem],
  );
}
