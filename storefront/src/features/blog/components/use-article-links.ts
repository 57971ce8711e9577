import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOwnPage } from '../../../config/own-pages';

/** Links within the article to its own sections and to the shop's pages go through the router, as all others of the shop do. */
export function useArticleLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !opensHere(link)) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== window.location.origin || !isOwnPage(pathname)) return;
      event.preventDefault();
      navigate({ pathname, search, hash });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, body]);
}

/** With a key held, browsers open new tabs and windows, or save. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const opensHere = ({ href, target, download }: HTMLAnchorElement): boolean =>
  URL.canParse(href) && (target === '' || target === '_self') && download === '';
