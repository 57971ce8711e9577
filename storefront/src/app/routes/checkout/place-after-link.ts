import { readOwnPath } from '@stoa/web-kit';
import { paths } from '../../../config/paths';

/** Where a discount link leads: a page of the shop that isn't another such link, which could lead back here. */
export function placeAfterLink(search: URLSearchParams, isPage: (pathname: string) => boolean): string {
  const path = readOwnPath(search, 'to') ?? paths.marketplace;
  const { pathname } = new URL(path, 'http://shop');
  return isPage(pathname) && !pathname.startsWith(paths.discount('')) ? path : paths.marketplace;
}
