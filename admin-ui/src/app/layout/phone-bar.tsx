import HomeIcon from '@mui/icons-material/DashboardOutlined';
import MoreIcon from '@mui/icons-material/MenuOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ItemsIcon from '@mui/icons-material/StorefrontOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths';

const links = [
  { label: 'Home', to: paths.home, Icon: HomeIcon, end: true },
  { label: 'Orders', to: paths.orders, Icon: OrdersIcon },
  { label: 'Items', to: paths.items, Icon: ItemsIcon },
];

/** On phones, at the bottom: what is needed daily, and the menu with the rest. */
export function PhoneBar({ onMore }: { onMore: () => void }) {
  return (
    <Bar aria-label="Shortcuts">
      {links.map(({ label, to, Icon, end }) => (
        <Place key={to} component={NavLink} to={to} end={end}>
          <Icon />
          {label}
        </Place>
      ))}
      <Place aria-haspopup="dialog" onClick={onMore}>
        <MoreIcon />
        More
      </Place>
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  height: 'var(--phone-bar)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Place = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  flex: 1,
  flexDirection: 'column',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.375rem' },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current] svg': { color: theme.vars.palette.primary.main },
})) as typeof ButtonBase;
