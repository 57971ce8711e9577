import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';

const openedAt = (): string | undefined => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && new URL(navigation.name).pathname;
};

/**
 * Only the document of the checkout page may load a provider's script, and no other page is to share a document with it. So
 * checkout is entered and left by loading the page from the server. False until that has happened. Belongs to the route, which
 * lasts until the page is left, whatever it shows last.
 */
export function useFullPageLoad(isWanted: boolean): boolean {
  const at = openedAt();
  const isOwn = at === undefined || at === paths.checkout;
  const wasWanted = useRef(false);
  useEffect(() => {
    if (isWanted) wasWanted.current = true;
    if (isWanted && !isOwn) window.location.reload();
  }, [isWanted, isOwn]);
  useEffect(
    () => () => {
      if (wasWanted.current && window.location.pathname !== paths.checkout) window.location.reload();
    },
    [],
  );
  return isOwn || !isWanted;
}
