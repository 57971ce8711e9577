import { CartButton } from '../../features/cart/components/drawer/cart-button';
import { HeaderBar } from './header-bar';
import styles from './site-header.module.css';

/** The way home, and back to the cart: nothing else leads away from an order. */
export const CheckoutHeader = () => (
  <HeaderBar>
    <div className={styles.tools}>
      <CartButton />
    </div>
  </HeaderBar>
);
