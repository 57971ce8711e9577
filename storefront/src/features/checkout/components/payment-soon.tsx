import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PayPalAccess } from '@stoa/contract';
import { ArchMark, usePart } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

const loadPayPal = () => import('./paypal').then(({ PayPal }) => PayPal);

export function PaymentSoon({ paypal }: { paypal: PayPalAccess | null }) {
  const PayPal = usePart(loadPayPal, paypal !== null, () => undefined);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'center', md: 'flex-start' },
        textAlign: { xs: 'center', md: 'start' },
        gap: 2.5,
        padding: { xs: 3, sm: 5 },
        borderRadius: '16px',
        bgcolor: 'background.raised',
      }}
    >
      <ArchMark size={72} />
      <Typography variant="h4" component="p">
        Checkout functionality coming soon...
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
        We’ll keep your cart on this device. If you need something now, contact us and we’ll help.
      </Typography>
      <Button component={Link} to={paths.contact} variant="outlined">
        Contact us
      </Button>
      {PayPal && paypal && <PayPal {...paypal} />}
    </Box>
  );
}
