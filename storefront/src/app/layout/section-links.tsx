import { classes, ErrorBoundary, laterPart, text, useAuth } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { useMenu } from '../../features/store/api';
import './links-below.module.css';
import { SectionLink } from './section-link';
import styles from './section-links.module.css';

type SectionLinksProps = { direction: 'row' | 'column' };

/** Its code is only needed once it's touched; its styles, which this module imports, at once. */
const LinksBelow = laterPart(async () => (await import('./links-below')).LinksBelow, { isStill: () => true });

export function SectionLinks({ direction }: SectionLinksProps) {
  const { isAdmin } = useAuth();
  const menu = useMenu('header');
  const link = classes(direction === 'row' ? text.button : text.h5, styles.link);
  return (
    <ul className={classes(styles.list, styles[direction])}>
      {menu.map(({ label, url, links }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
        <li key={place} className={links?.[0] && styles.parent}>
          <SectionLink className={link} label={label} url={url} />
          {links?.[0] && (
            // Without its code, the page it belongs to still leads on.
            <ErrorBoundary fallback={null}>
              <LinksBelow label={label} links={links} direction={direction} />
            </ErrorBoundary>
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
