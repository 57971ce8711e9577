import { PageOutlet } from '@stoa/web-kit';
import { useLocation } from 'react-router-dom';
import { Container } from '../../components/container';
import { paths } from '../../config/paths';
import { AccountCartHost } from '../../features/cart/components/account-cart-host';
import { CartDrawerHost } from '../../features/cart/components/drawer/cart-drawer-host';
import { CheckoutHeader } from './checkout-header';
import styles from './shop-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function ShopLayout() {
  const isCheckout = useLocation().pathname === paths.checkout;
  return (
    <div className={styles.page}>
      {isCheckout ? <CheckoutHeader /> : <SiteHeader />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Container>
          <PageOutlet />
        </Container>
      </main>
      <SiteFooter />
      <CartDrawerHost />
      <AccountCartHost />
    </div>
  );
}
