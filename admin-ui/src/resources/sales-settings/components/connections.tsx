import Typography from '@mui/material/Typography';
import type { Connection, ConnectionMode } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { FormRow } from '../../../components/form/layout/form-row';

const MODES: Record<ConnectionMode, { name: string; text: string }> = {
  LIVE: { name: 'Live', text: 'Shoppers pay with real money. Its keys are on the server.' },
  SANDBOX: { name: 'Sandbox', text: 'For testing. No real money moves. Its keys are on the server.' },
  DEMONSTRATION: {
    name: 'Demonstration',
    text: 'A PayPal emulator that comes with Stoa. No real money moves. For PayPal itself, add its keys on the server.',
  },
};

/** What is connected on the server, before what is turned on here. */
export function Connections({ connections }: { connections: Connection[] }) {
  if (connections.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        To offer PayPal, too, set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET on the server.
      </Typography>
    );
  return connections.map(({ title, mode, fault, hint }) => (
    <FormRow
      key={title}
      title={title}
      buttons={<Badge look={mode === 'LIVE' ? 'default' : 'secondary'}>{MODES[mode].name}</Badge>}
    >
      <Typography variant="body2">{fault ?? MODES[mode].text}</Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </FormRow>
  ));
}
