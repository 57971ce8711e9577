import { useEffect, useRef } from 'react';

/** Whether the component is still on the page, for responses that arrive late. */
export function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
