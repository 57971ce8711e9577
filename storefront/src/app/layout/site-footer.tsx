import { ArchMark, classes, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { Container } from '../../components/container';
import { ShopLink } from '../../components/shop-link';
import { paths } from '../../config/paths';
import { useMenu, useStore } from '../../features/store/api';
import { ContactLinks } from '../../features/store/components/contact-links';
import { ShopName } from '../../features/store/components/shop-name';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { data: store } = useStore();
  const menu = useMenu('footer');
  const section = classes(text.body2, text.quietLink, text.muted, styles.section);
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <div className={styles.grid}>
          <div>
            <div className={classes(text.h5, styles.brand)} data-shop-logo>
              <ArchMark size={26} />
              <ShopName />
            </div>
            <p className={classes(text.body2, text.muted, styles.tagline)}>{store?.tagline}</p>
          </div>
          <nav className={styles.sections} aria-label="Sections">
            {menu.map(({ label, url }, place) => (
              <ShopLink
                // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
                key={place}
                url={url}
                className={section}
              >
                {label}
              </ShopLink>
            ))}
            {/* Whoever lost the email with the link looks for it here, whatever the shop's editors made of the menu. */}
            {menu.every(({ url }) => url !== paths.order) && (
              <Link to={paths.order} className={section}>
                Find your order
              </Link>
            )}
          </nav>
          <ContactLinks />
        </div>
        <p className={classes(text.caption, text.muted, styles.rights)}>
          {/* At the turn of the year, the server and the browser may disagree. */}©{' '}
          <span suppressHydrationWarning>{new Date().getFullYear()}</span> <ShopName />. All rights reserved.
        </p>
      </Container>
    </footer>
  );
}
