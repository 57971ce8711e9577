import { ArchMark, classes, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Container } from '../../components/container';
import { paths } from '../../config/paths';
import { ShopName } from '../../features/store/components/shop-name';
import styles from './site-header.module.css';

/** What every header begins with: the way home. */
export const HeaderBar = ({ children }: { children: ReactNode }) => (
  <header className={styles.bar}>
    <Container className={styles.row}>
      <Link className={classes(text.h4, styles.brand)} to={paths.home} data-shop-logo>
        <ArchMark size={30} />
        <ShopName fallback="Home" />
      </Link>
      {children}
    </Container>
  </header>
);
