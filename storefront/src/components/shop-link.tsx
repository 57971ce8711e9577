import { ButtonAnchor, ButtonLink, useIsPage } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Whether an address that somebody wrote leads to a page of the shop. */
export function useLeadsWithin(): (url: string) => boolean {
  const isPage = useIsPage();
  return (url) => url.startsWith('/') && isPage(url.split(/[?#]/)[0] ?? '');
}

type ShopLinkProps = { url: string; className?: string; children: ReactNode };

export const ShopLink = ({ url, ...rest }: ShopLinkProps) =>
  useLeadsWithin()(url) ? <Link to={url} {...rest} /> : <a href={url} {...rest} />;

export const ShopButton = ({ url, ...rest }: ShopLinkProps & { variant: 'contained' | 'outlined'; size?: 'large' }) =>
  useLeadsWithin()(url) ? <ButtonLink to={url} {...rest} /> : <ButtonAnchor href={url} {...rest} />;
