import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ArchMark, ThemeSwitch } from '@stoa/web-kit';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { ShopName } from '../../features/store/components/shop-name';

export function SiteHeader() {
  return (
    <Bar>
      <Container sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, height: 72 }}>
        <Brand to={paths.home}>
          <ArchMark size={30} />
          <ShopName fallback="Home" />
        </Brand>
        <Box component="span" sx={{ flexShrink: 0 }}>
          <ThemeSwitch />
        </Box>
      </Container>
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.86),
  backdropFilter: 'blur(14px)',
}));

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minWidth: 0,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));
