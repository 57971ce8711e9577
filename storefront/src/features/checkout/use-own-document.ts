import { useEffect } from 'react';
import { paths } from '../../config/paths';

const openedAt = (): string | undefined => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && new URL(navigation.name).pathname;
};

/**
 * Only the document of the checkout page may load a provider's script, and no other page is to share a document with it. So
 * checkout is entered and left by loading the page from the server. False until that has happened.
 */
export function useOwnDocument(isWanted: boolean): boolean {
  const at = openedAt();
  const isOwn = !isWanted || at === undefined || at === paths.checkout;
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  useEffect(() => {
    if (!isWanted || !isOwn) return;
    return () => {
      if (window.location.pathname !== paths.checkout) window.location.reload();
    };
  }, [isWanted, isOwn]);
  return isOwn;
}
