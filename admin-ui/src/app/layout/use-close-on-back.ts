import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what lies over the page that Back leaves. At once: the code of the page that it leads to may still be on its way, and what
 * somebody opens meanwhile stays.
 */
export function useCloseOnBack(close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const onPopState = () => onBack();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
