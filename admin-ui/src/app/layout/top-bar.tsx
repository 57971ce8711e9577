import CloseIcon from '@mui/icons-material/CloseOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';
import { NotificationBell } from '../../resources/notifications/live/notification-bell';
import { PhoneBar } from './phone-bar';
import { Sidebar } from './sidebar';
import { useCloseOnBack } from './use-close-on-back';

/** On narrow screens, the sidebar is in a drawer. Phones open it from the bar at the bottom. */
export function TopBar() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useCloseOnBack(close);
  return (
    <>
      <Bar>
        <IconButton
          aria-label="Open menu"
          edge="start"
          onClick={() => setIsOpen(true)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <MenuIcon />
        </IconButton>
        <ArchMark size={22} />
        Admin Panel
        <Box sx={{ marginInlineStart: 'auto' }}>
          <NotificationBell />
        </Box>
      </Bar>
      <PhoneBar onMore={() => setIsOpen(true)} />
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', elevation: 0, sx: { width: 300, maxWidth: '88vw' } } }}
      >
        <Close aria-label="Close menu" onClick={close}>
          <CloseIcon />
        </Close>
        <Sidebar onLeave={close} />
      </Drawer>
    </>
  );
}

const Bar = styled('header')(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  height: 56,
  paddingInline: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.25),
  insetInlineEnd: theme.spacing(1.5),
}));
