import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArchMark } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { ContactLinks } from '../../features/store/components/contact-links';
import { ShopName } from '../../features/store/components/shop-name';
import { Tagline } from '../../features/store/components/tagline';
import { sections } from './navigation';

export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', marginTop: { xs: 8, md: 12 } }}>
      <Container sx={{ paddingBlock: { xs: 5, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr auto', md: '1fr auto 1fr' },
            columnGap: 6,
            rowGap: 4,
            alignItems: 'start',
          }}
        >
          <Stack spacing={1}>
            <Stack direction="row" spacing={1.25} sx={{ typography: 'h5', alignItems: 'center', minWidth: 0 }}>
              <ArchMark size={26} />
              <ShopName />
            </Stack>
            <Tagline />
          </Stack>
          <Sections />
          <ContactLinks />
        </Box>
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ borderTop: 1, borderColor: 'divider', marginTop: 4, paddingTop: 3 }}
        >
          {/* At the turn of the year, the server and the browser may disagree. */}©{' '}
          <span suppressHydrationWarning>{new Date().getFullYear()}</span> <ShopName />. All rights reserved.
        </Typography>
      </Container>
    </Box>
  );
}

function Sections() {
  return (
    <Stack
      component="nav"
      aria-label="Sections"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 3, gridRow: { sm: 2, md: 'auto' }, gridColumn: { sm: '1 / -1', md: 'auto' } }}
    >
      {sections.map(({ label, to }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          color="textSecondary"
          underline="hover"
          variant="body2"
          sx={{ paddingBlock: 0.5 }}
        >
          {label}
        </Link>
      ))}
    </Stack>
  );
}
