import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageOutlet } from '@stoa/web-kit';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function ShopLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SiteHeader />
      <Container component="main" sx={{ flex: 1 }}>
        <PageOutlet />
      </Container>
      <SiteFooter />
    </Box>
  );
}
