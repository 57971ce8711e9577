import { type RefObject, useEffect, useState } from 'react';

/** What the header covers doesn't count. */
const BELOW_HEADER = '-72px 0px 0px';

/** Whether an element is in view; until that's known, it counts as such. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const update = (entries: IntersectionObserverEntry[]) => setInView(entries.at(-1)?.isIntersecting ?? true);
    const sight = new IntersectionObserver(update, { rootMargin: BELOW_HEADER });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return isInView;
}
