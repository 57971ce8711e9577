import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ArchMark, ThemeSwitch } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { AccountButton } from '../../features/account-menu/components/account-button';
import { CartButton } from '../../features/cart/components/cart-button';
import { SearchButton } from '../../features/search/components/search-button';
import { ShopName } from '../../features/store/components/shop-name';
import { MobileMenu } from './mobile-menu';
import { SectionLinks } from './section-links';

const wide = { display: { xs: 'none', md: 'block' } };

export function SiteHeader() {
  return (
    <Bar>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, lg: 3 }, height: 72 }}>
        <Brand to={paths.home}>
          <ArchMark size={30} />
          <ShopName fallback="Home" />
        </Brand>
        <Box component="nav" aria-label="Main" sx={wide}>
          <SectionLinks direction="row" />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, marginInlineStart: 'auto', gap: { md: 0.5 } }}>
          <SearchButton />
          <CartButton />
          <Box sx={{ ...wide, marginInline: 0.5 }}>
            <ThemeSwitch />
          </Box>
          <AccountButton />
          <Box sx={{ display: { md: 'none' }, marginInlineEnd: '-10px' }}>
            <MobileMenu />
          </Box>
        </Box>
      </Container>
    </Bar>
  );
}

/** Not blurred itself: children of a blurred box can't fill the screen. */
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.86),
    backdropFilter: 'blur(14px)',
  },
  // The header is always in view, so its own buttons don't need the scroll margin that pages keep for it: focusing them would
  // scroll the page.
  '& *': { scrollMarginTop: theme.spacing(-12) },
}));

const SkipLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  top: theme.spacing(1.5),
  insetInlineStart: theme.spacing(2),
  zIndex: 1,
  padding: theme.spacing(1.25, 2),
  borderRadius: 8,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
}));

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minWidth: 0,
  minHeight: 44,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0 },
}));
