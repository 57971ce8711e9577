import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { CURRENCY, type PayPalAccess } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';

/** Loads PayPal's script. PayPal's own component also logs load failures. */
export function PayPal({ clientId, environment }: PayPalAccess) {
  return (
    <PayPalScriptProvider options={{ clientId, environment, currency: CURRENCY, intent: 'capture' }}>
      <LoadingState />
    </PayPalScriptProvider>
  );
}

function LoadingState() {
  const [{ isInitial, isPending, isRejected }] = usePayPalScriptReducer();
  return (
    <p role="status" className={classes(text.body2, text.muted)}>
      {(isInitial || isPending) && 'Connecting to PayPal…'}
      {isRejected && 'PayPal isn’t available right now.'}
    </p>
  );
}
