import CartIcon from '@mui/icons-material/ShoppingBagOutlined';
import { counted, formatCount } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { RoundButton } from '../../../../components/round-button';
import { countOf } from '../../stores/cart-items';
import { useCart } from '../../stores/cart-provider';
import styles from './cart-button.module.css';
import { loadCartDrawer } from './cart-drawer-host';
import { useCartDrawer } from './use-cart-drawer';

export function CartButton() {
  const count = useCart(({ items }) => countOf(items));
  const { isOpen, open } = useCartDrawer();
  const prepare = () => void loadCartDrawer().catch(() => undefined);
  return (
    <RoundButton
      aria-label={`Shopping cart, ${counted(count, 'item')}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <CartIcon />
      {count > 0 && <span className={classes(text.figures, styles.count)}>{formatCount(count)}</span>}
    </RoundButton>
  );
}
