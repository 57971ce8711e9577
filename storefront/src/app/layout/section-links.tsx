import { classes, text, useAuth } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { useMenu } from '../../features/store/api';
import { MenuItem } from '../../features/store/components/menu-item';
import styles from './section-links.module.css';

type SectionLinksProps = { direction: 'row' | 'column' };

export function SectionLinks({ direction }: SectionLinksProps) {
  const { isAdmin } = useAuth();
  const link = classes(direction === 'row' ? text.button : text.h5, styles.link);
  return (
    <ul className={classes(styles.list, styles[direction])}>
      {useMenu('header').map((one) => (
        <li key={one.url + one.label}>
          <MenuItem link={one} className={link} />
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
