import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ErrorBoundary, MuiTheme } from '@stoa/web-kit';
import { useId, useRef } from 'react';
import { useCart } from '../../stores/cart-provider';
import { CartContents } from './cart-contents';
import { useCartDrawer } from './use-cart-drawer';

export function CartDrawer() {
  const { isOpen, close } = useCartDrawer();
  const acceptPrices = useCart((cart) => cart.acceptPrices);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <MuiTheme>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: 'min(100%, 440px)', borderInlineStart: 1, borderColor: 'divider' },
          },
          transition: { onExited: acceptPrices },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingBlock: 1.75,
            paddingInline: { xs: 2, sm: 3 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} ref={title} variant="h4" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
            Shopping Cart
          </Typography>
          <IconButton aria-label="Close cart" onClick={close} sx={{ width: 44, height: 44, marginInlineEnd: -1.25 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        <ErrorBoundary>
          <CartContents onLineGone={() => title.current?.focus()} />
        </ErrorBoundary>
      </Drawer>
    </MuiTheme>
  );
}
