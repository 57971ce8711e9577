import { classes, text, useAuth } from '@stoa/web-kit';
import { NavLink } from 'react-router-dom';
import { ShopLink, useLeadsWithin } from '../../components/shop-link';
import { paths } from '../../config/paths';
import { useMenu } from '../../features/store/api';
import styles from './section-links.module.css';

type SectionLinksProps = { direction: 'row' | 'column' };

export function SectionLinks({ direction }: SectionLinksProps) {
  const { isAdmin } = useAuth();
  const menu = useMenu('header');
  const leadsWithin = useLeadsWithin();
  const link = classes(direction === 'row' ? text.button : text.h5, styles.link);
  return (
    <ul className={classes(styles.list, styles[direction])}>
      {menu.map(({ label, url }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
        <li key={place}>
          {/* Several links may lead to one page with different filters: none of them is the page itself. */}
          {leadsWithin(url) && !/[?#]/.test(url) ? (
            <NavLink className={link} to={url} end={url === paths.home}>
              {label}
            </NavLink>
          ) : (
            <ShopLink className={link} url={url}>
              {label}
            </ShopLink>
          )}
        </li>
      ))}
      {isAdmin && (
        <li>
          <a className={link} href={paths.panel.home}>
            Admin
          </a>
        </li>
      )}
    </ul>
  );
}
