import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@stoa/web-kit';
import { FilledCartOnly } from '../../features/cart/components/filled-cart-only';
import { OrderSummary } from '../../features/cart/components/order-summary';
import { PaymentSoon } from '../../features/checkout/components/payment-soon';
import { useStore } from '../../features/store/api';

export function Checkout() {
  const { data: store } = useStore();
  return (
    <FilledCartOnly>
      <PageMeta title="Checkout" />
      <Typography variant="h2" component="h1" sx={{ paddingTop: { xs: 4, md: 7 }, paddingBottom: { xs: 3, md: 4 } }}>
        Checkout
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 440px)' },
          alignItems: 'start',
          gap: { xs: 3, md: 5 },
        }}
      >
        <PaymentSoon paypal={store?.paypal ?? null} />
        <OrderSummary />
      </Box>
    </FilledCartOnly>
  );
}
