import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArchMark } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useCartDrawer } from './use-cart-drawer';

export function EmptyCart() {
  const { wantedCheckout } = useCartDrawer();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <ArchMark size={72} />
      <Typography variant="h5" component="p" sx={{ marginTop: 1 }}>
        Your cart is empty
      </Typography>
      {wantedCheckout && (
        <Typography color="textSecondary" sx={{ maxWidth: '30ch' }}>
          Add some items to your cart to continue checkout
        </Typography>
      )}
      <Button component={Link} to={paths.marketplace} variant="outlined">
        Continue Shopping
      </Button>
    </Box>
  );
}
