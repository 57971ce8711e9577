import { classes, text, useAuth } from '@stoa/web-kit';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths';
import { sections } from './navigation';
import styles from './section-links.module.css';

type SectionLinksProps = { direction: 'row' | 'column' };

export function SectionLinks({ direction }: SectionLinksProps) {
  const { isAdmin } = useAuth();
  const link = classes(direction === 'row' ? text.button : text.h5, styles.link);
  return (
    <ul className={classes(styles.list, styles[direction])}>
      {sections.map(({ label, to, end }) => (
        <li key={to}>
          <NavLink className={link} to={to} end={end}>
            {label}
          </NavLink>
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
