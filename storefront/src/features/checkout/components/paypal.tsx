import Typography from '@mui/material/Typography';
import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { CURRENCY, type PayPalAccess } from '@stoa/contract';

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
    <Typography role="status" variant="body2" color="textSecondary">
      {(isInitial || isPending) && 'Connecting to PayPal…'}
      {isRejected && 'PayPal isn’t available right now.'}
    </Typography>
  );
}
