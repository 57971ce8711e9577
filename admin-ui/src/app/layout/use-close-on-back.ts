import { useEffect, useEffectEvent } from 'react';

/**
 * Closes an overlay as soon as Back leaves its page. It doesn't wait for the next page: that page's code may still be loading,
 * and anything opened in the meantime should stay open.
 */
export function useCloseOnBack(close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const onPopState = () => onBack();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
