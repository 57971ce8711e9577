import { NavLink } from 'react-router-dom';
import { ShopLink, useLeadsWithin } from '../../components/shop-link';
import { paths } from '../../config/paths';

type SectionLinkProps = { label: string; url: string; className: string };

export function SectionLink({ label, url, className }: SectionLinkProps) {
  // Several links may lead to one page with different filters: none of them is the page itself.
  return useLeadsWithin()(url) && !/[?#]/.test(url) ? (
    <NavLink className={className} to={url} end={url === paths.home}>
      {label}
    </NavLink>
  ) : (
    <ShopLink className={className} url={url}>
      {label}
    </ShopLink>
  );
}
