import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Connection, ConnectionMode } from '@stoa/contract';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge';
import { FormRow } from '../../../components/form/layout/form-row';
import { paths } from '../../../config/paths';

const MODES: Record<ConnectionMode, { name: string; text: string }> = {
  LIVE: { name: 'Live', text: 'Shoppers pay with real money.' },
  SANDBOX: { name: 'Sandbox', text: 'For testing. No real money moves.' },
  DEMONSTRATION: {
    name: 'Demonstration',
    text: 'A PayPal emulator that comes with Stoa. No real money moves. To accept PayPal payments, connect your account.',
  },
};

const PAYPAL = 'paypal';

/** Who takes payments online, before what is turned on here. */
export function Connections({ connections }: { connections: Connection[] }) {
  if (connections.length === 0)
    return (
      <FormRow title="PayPal" buttons={<Keys name={PAYPAL}>Connect PayPal</Keys>}>
        <Typography variant="body2" color="textSecondary">
          Let shoppers pay with PayPal or a card.
        </Typography>
      </FormRow>
    );
  return connections.map(({ name, title, mode, fault, hint }) => (
    <FormRow
      key={title}
      title={title}
      buttons={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Badge look={mode === 'LIVE' ? 'default' : 'secondary'}>{MODES[mode].name}</Badge>
          <Keys name={name}>{mode === 'DEMONSTRATION' ? `Connect ${title}` : 'Manage'}</Keys>
        </Box>
      }
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

function Keys({ name, children }: { name: string; children: string }) {
  return (
    <Button component={Link} to={paths.paymentProvider(name)} variant="outlined" size="small">
      {children}
    </Button>
  );
}
