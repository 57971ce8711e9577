import { PageOutlet } from '@stoa/web-kit';
import { Container } from '../../components/container';
import { AccountCartHost } from '../../features/cart/components/account-cart-host';
import { CartDrawerHost } from '../../features/cart/components/drawer/cart-drawer-host';
import styles from './shop-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function ShopLayout() {
  return (
    <div className={styles.page}>
      <SiteHeader />
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
