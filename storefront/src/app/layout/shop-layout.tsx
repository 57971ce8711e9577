import { classes, ErrorBoundary, laterPart, PageOutlet, text } from '@stoa/web-kit';
import { useLocation } from 'react-router-dom';
import { Container } from '../../components/container';
import { paths } from '../../config/paths';
import { AccountCartHost } from '../../features/cart/components/account-cart-host';
import { CartDrawerHost } from '../../features/cart/components/drawer/cart-drawer-host';
import { useStore } from '../../features/store/api';
import '../../features/store/components/announcement-bar.module.css';
import { CheckoutHeader } from './checkout-header';
import styles from './shop-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Its code is only needed once it's touched; its styles, which this module imports, at once. */
const AnnouncementBar = laterPart(
  async () => (await import('../../features/store/components/announcement-bar')).AnnouncementBar,
  { isStill: () => true },
);

export function ShopLayout() {
  const announcement = useStore().data?.announcement;
  const isCheckout = useLocation().pathname === paths.checkout;
  return (
    <div className={styles.page}>
      <a className={classes(text.button, styles.skip)} href="#content">
        Skip to content
      </a>
      {announcement && !isCheckout && (
        <ErrorBoundary fallback={null}>
          <AnnouncementBar key={announcement.id} {...announcement} />
        </ErrorBoundary>
      )}
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
