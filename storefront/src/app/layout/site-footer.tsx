import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../../features/store/components/contact-links';
import { ShopName } from '../../features/store/components/shop-name';

export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', marginTop: { xs: 8, md: 12 } }}>
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 2,
          paddingBlock: 4,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          © {new Date().getFullYear()} <ShopName />
        </Typography>
        <ContactLinks />
      </Container>
    </Box>
  );
}
