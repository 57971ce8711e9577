import CartIcon from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import { tabularFigures } from '@stoa/web-kit';
import { RoundButton } from '../../../components/round-button';
import { countOf } from '../stores/cart-items';
import { useCart } from '../stores/cart-provider';
import { loadCartDrawer } from './cart-drawer-host';
import { useCartDrawer } from './use-cart-drawer';

const LARGEST_SHOWN = 99;

export function CartButton() {
  const count = useCart(({ items }) => countOf(items));
  const { isOpen, open } = useCartDrawer();
  const prepare = () => void loadCartDrawer().catch(() => undefined);
  return (
    <RoundButton
      aria-label={`Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <CartIcon />
      {count > 0 && <Badge>{count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : count}</Badge>}
    </RoundButton>
  );
}

const Badge = styled('span')(({ theme }) => ({
  ...tabularFigures,
  position: 'absolute',
  top: 3,
  insetInlineEnd: 1,
  minWidth: 18,
  paddingInline: 5,
  borderRadius: 9,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));
