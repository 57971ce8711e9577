import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Links within the article to its own sections go through the router, which keeps the places of pages. */
export function useArticleLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href');
      if (!address?.startsWith('#') || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate({ hash: address });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, body]);
}
