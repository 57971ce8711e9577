import { ArchMark, classes, ThemeSwitch, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { Container } from '../../components/container';
import { paths } from '../../config/paths';
import { AccountButton } from '../../features/account-menu/components/account-button';
import { CartButton } from '../../features/cart/components/drawer/cart-button';
import { SearchButton } from '../../features/search/components/search-button';
import { ShopName } from '../../features/store/components/shop-name';
import { MobileMenu } from './mobile-menu';
import { SectionLinks } from './section-links';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.bar}>
      <a className={classes(text.button, styles.skip)} href="#content">
        Skip to content
      </a>
      <Container className={styles.row}>
        <Link className={classes(text.h4, styles.brand)} to={paths.home}>
          <ArchMark size={30} />
          <ShopName fallback="Home" />
        </Link>
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
      </Container>
    </header>
  );
}
