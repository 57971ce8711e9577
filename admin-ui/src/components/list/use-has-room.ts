import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least this wide; known before the first paint. */
export function useHasRoom(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setHasRoom(current.clientWidth >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width]);
  return hasRoom;
}
