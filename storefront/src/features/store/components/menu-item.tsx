import type { MenuLink } from '@stoa/contract';
import { useIsPage } from '@stoa/web-kit';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** A link of a menu, marked if it leads to the page that is shown. */
export function MenuItem({ link: { label, url }, className }: { link: MenuLink; className: string }) {
  const isPage = useIsPage();
  const [path = ''] = url.split(/[?#]/);
  if (!url.startsWith('/') || !isPage(path)) {
    return (
      <a className={className} href={url}>
        {label}
      </a>
    );
  }
  // Links to one page with different filters: none of them is the page itself.
  if (path !== url) {
    return (
      <Link className={className} to={url}>
        {label}
      </Link>
    );
  }
  return (
    <NavLink className={className} to={url} end={url === paths.home}>
      {label}
    </NavLink>
  );
}
