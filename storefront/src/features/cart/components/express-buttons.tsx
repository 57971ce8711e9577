import { apiPaths, type ExpressStart, orderPaths, type Store } from '@stoa/contract';
import { Button, classes, errorMessage, sendData, text, usePrefetched } from '@stoa/web-kit';
import { useState } from 'react';
import { useCartStore } from '../stores/cart-provider';
import styles from './express-buttons.module.css';

type ExpressButtonsProps = {
  /** 'Buy with PayPal' */
  verb: string;
  disabled?: boolean;
  /** Before it begins. */
  fillCart?: () => void;
};

/**
 * Lead to a provider at once, with what is in the cart. Whoever approves there comes back to checkout, which has their address
 * then. No script of a provider is loaded.
 */
export function ExpressButtons({ verb, disabled = false, fillCart }: ExpressButtonsProps) {
  const providers = usePrefetched<Store>(apiPaths.store).data?.providers ?? [];
  const cart = useCartStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start(provider: string) {
    fillCart?.();
    setBusy(true);
    setProblem(undefined);
    const lines = cart
      .getState()
      .items.map(({ id, variantId = null, quantity }) => ({ itemId: id, variantId, quantity }));
    try {
      const { url } = await sendData<ExpressStart>(orderPaths.checkout.express, { body: { provider, lines } });
      window.location.assign(url);
    } catch (failure) {
      setProblem(errorMessage(failure, 'Couldn’t connect. Try again, or use Checkout.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {providers
        .filter(({ hasExpress }) => hasExpress)
        .map(({ name, title }) => (
          <Button
            key={name}
            variant="contained"
            size="large"
            className={classes(styles.button, styles[name])}
            disabled={disabled || busy}
            onClick={() => void start(name)}
          >
            {busy ? 'Connecting...' : `${verb} ${title}`}
          </Button>
        ))}
      {problem && (
        <p className={classes(text.body2, styles.problem)} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
