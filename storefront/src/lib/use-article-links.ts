import { useIsPage } from '@stoa/web-kit';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './is-plain-click';

/**
 * Sends links in the article to its own sections and to the shop's pages through the router, like all other links in the shop.
 */
export function useArticleLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const isPage = useIsPage();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !opensHere(link)) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      // A text such as /blog/oak.md is no page, though its address looks like that of one.
      if (origin !== window.location.origin || pathname.endsWith('.md') || !isPage(pathname)) return;
      event.preventDefault();
      navigate({ pathname, search, hash });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, isPage, body]);
}

const opensHere = ({ href, target, download }: HTMLAnchorElement): boolean =>
  URL.canParse(href) && (target === '' || target === '_self') && download === '';
