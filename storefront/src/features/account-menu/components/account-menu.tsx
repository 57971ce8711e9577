import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { MuiTheme, useAuth } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

type AccountMenuProps = { id: string; anchor: HTMLElement | null; isOpen: boolean; onClose: () => void };

const panelLinks = [
  { label: 'Dashboard', href: paths.panel.home },
  { label: 'Marketplace', href: paths.panel.marketplace },
  { label: 'Blog', href: paths.panel.blog },
];

export function AccountMenu({ id, anchor, isOpen, onClose }: AccountMenuProps) {
  const { name, email, isAdmin, logout } = useAuth();

  function leave() {
    onClose();
    void logout();
  }

  return (
    <MuiTheme>
      <Popover
        open={isOpen}
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            elevation: 0,
            sx: { width: 260, maxWidth: 'calc(100vw - 32px)', marginTop: 1, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box sx={{ paddingInline: 2, paddingBlock: 1.75, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {email}
          </Typography>
        </Box>
        <MenuList id={id} aria-label="Account" autoFocusItem={isOpen}>
          {isAdmin &&
            panelLinks.map(({ label, href }) => (
              <MenuItem key={href} component="a" href={href}>
                {label}
              </MenuItem>
            ))}
          {isAdmin && <Divider component="li" />}
          <MenuItem component={Link} to={paths.account}>
            Account
          </MenuItem>
          <MenuItem component={Link} to={paths.ownOrders}>
            Orders
          </MenuItem>
          <MenuItem onClick={leave}>Logout</MenuItem>
        </MenuList>
      </Popover>
    </MuiTheme>
  );
}
