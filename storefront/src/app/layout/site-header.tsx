import { classes, ThemeSwitch } from '@stoa/web-kit';
import { AccountButton } from '../../features/account-menu/components/account-button';
import { CartButton } from '../../features/cart/components/drawer/cart-button';
import { SearchButton } from '../../features/search/components/search-button';
import { HeaderBar } from './header-bar';
import { MobileMenu } from './mobile-menu';
import { SectionLinks } from './section-links';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <HeaderBar>
      <nav className={styles.wide} aria-label="Main">
        <SectionLinks direction="row" />
      </nav>
      <div className={styles.tools}>
        <SearchButton />
        <CartButton />
        <div className={classes(styles.wide, styles.theme)}>
          <ThemeSwitch />
        </div>
        <AccountButton />
        <div className={styles.menu}>
          <MobileMenu />
        </div>
      </div>
    </HeaderBar>
  );
}
