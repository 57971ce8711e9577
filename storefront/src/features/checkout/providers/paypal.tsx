import { DISPATCH_ACTION, PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { CURRENCY, type Handoff, type PayPalAccess, type PayPalHandoff } from '@stoa/contract';
import { Button, Note, Skeleton, text, VisuallyHidden } from '@stoa/web-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './paypal.module.css';
import type { ProviderWindow } from './window';

type PayPalProps = ProviderWindow & { access: PayPalAccess };

/** Loads PayPal's script, and shows its own button: orders are opened for PayPal's wallet, where cards can be used, too. */
export const PayPal = ({ access: { clientId, environment, sdkBaseUrl }, ...handlers }: PayPalProps) => (
  <PayPalScriptProvider
    options={{
      clientId,
      environment,
      currency: CURRENCY,
      intent: 'capture',
      ...(sdkBaseUrl && { sdkBaseUrl }),
    }}
  >
    <Buttons {...handlers} />
  </PayPalScriptProvider>
);

function Buttons({ isReady, open, onApprove, onClose, onFailure }: ProviderWindow) {
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(1);
  const isLate = useIsLate(!isResolved && !isRejected, attempt);
  const wasRefused = useRef(false);

  function tryAgain() {
    setAttempt(attempt + 1);
    dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options });
  }

  if (isRejected || isLate)
    return (
      <Note severity="error">
        <p className={text.body2}>PayPal isn’t available right now. You haven’t been charged.</p>
        <Button size="small" variant="outlined" onClick={tryAgain}>
          Try again
        </Button>
      </Note>
    );
  if (!isResolved)
    return (
      <div role="status">
        <VisuallyHidden>Connecting to PayPal…</VisuallyHidden>
        <Skeleton variant="rounded" height={48} />
      </div>
    );

  async function createOrder(): Promise<string> {
    const handoff = await open();
    wasRefused.current = handoff === undefined;
    if (!handoff) throw new Error('The order wasn’t placed');
    return orderIdOf(handoff);
  }

  return (
    <PayPalButtons
      fundingSource="paypal"
      className={styles.button}
      style={{ layout: 'vertical', label: 'pay', height: 48 }}
      onClick={async (_press, { resolve, reject }) => ((await isReady()) ? resolve() : reject())}
      createOrder={createOrder}
      onApprove={async ({ orderID }, { restart }) => {
        if ((await onApprove((handoff) => orderIdOf(handoff) === orderID)) === 'AGAIN') restart();
      }}
      onCancel={onClose}
      onError={() => {
        if (!wasRefused.current) onFailure();
        wasRefused.current = false;
      }}
    />
  );
}

const orderIdOf = (handoff: Handoff): string => (handoff as PayPalHandoff).orderId;

const LATE_MS = 20_000;

/** The script has no time limit of its own. */
function useIsLate(isLoading: boolean, attempt: number): boolean {
  const [late, setLate] = useState(0);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(attempt), LATE_MS);
    return () => clearTimeout(timer);
  }, [isLoading, attempt]);
  return isLoading && late === attempt;
}
