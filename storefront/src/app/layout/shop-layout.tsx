import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageOutlet } from '@stoa/web-kit';
import { CartDrawerHost } from '../../features/cart/components/cart-drawer-host';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Keeps the footer off screen while something loads, so that arriving content doesn't push it away. */
const main = { flex: 1, outline: 'none', '&:has([aria-busy=true])': { minHeight: '100dvh' } };

export function ShopLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SiteHeader />
      <Container component="main" id="content" tabIndex={-1} sx={main}>
        <PageOutlet />
      </Container>
      <SiteFooter />
      <CartDrawerHost />
    </Box>
  );
}
