import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ArchMark, ThemeSwitch } from '@stoa/web-kit';
import { Link, Outlet } from 'react-router';
import { paths } from '../../config/paths';

export function PanelLayout() {
  return (
    <>
      <Bar>
        <Brand to={paths.home}>
          <ArchMark size={24} />
          Admin Panel
        </Brand>
        <ThemeSwitch />
      </Bar>
      <Container component="main" maxWidth="md">
        <Outlet />
      </Container>
    </>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 60,
  paddingInline: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));
