import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageOutlet } from '@stoa/web-kit';
import { CartDrawerHost } from '../../features/cart/components/cart-drawer-host';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function ShopLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SiteHeader />
      <Container component="main" id="content" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <PageOutlet />
      </Container>
      <SiteFooter />
      <CartDrawerHost />
    </Box>
  );
}
