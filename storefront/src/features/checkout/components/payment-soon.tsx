import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArchMark, usePart } from '@stoa/web-kit';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';

const loadPayPal = () => import('./paypal').then(({ PayPal }) => PayPal);

export function PaymentSoon({ paypalClientId }: { paypalClientId: string | null }) {
  const PayPal = usePart(loadPayPal, paypalClientId !== null, () => undefined);
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
        Your cart is kept on this device until then. If you need something now, write to us and we will help.
      </Typography>
      <Button component={Link} to={paths.contact} variant="outlined">
        Contact us
      </Button>
      {PayPal && paypalClientId && <PayPal clientId={paypalClientId} />}
    </Box>
  );
}
