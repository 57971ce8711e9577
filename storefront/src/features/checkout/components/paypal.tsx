import Typography from '@mui/material/Typography';
import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { CURRENCY } from '@stoa/contract';

/** Fetches PayPal's script; what failed there is also logged, by PayPal's own component. */
export function PayPal({ clientId }: { clientId: string }) {
  return (
    <PayPalScriptProvider options={{ clientId, currency: CURRENCY, intent: 'capture' }}>
      <LoadingState />
    </PayPalScriptProvider>
  );
}

function LoadingState() {
  const [{ isInitial, isPending, isRejected }] = usePayPalScriptReducer();
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {(isInitial || isPending) && 'Connecting to PayPal…'}
      {isRejected && 'PayPal cannot be reached at the moment.'}
    </Typography>
  );
}
