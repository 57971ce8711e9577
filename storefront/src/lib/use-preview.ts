import { useEffect, useState } from 'react';

export const isFramed = (): boolean => window.parent !== window;

/** What the panel has a page show that isn’t saved, by name; it has the page in a frame. */
export function usePreview<Shown>(name: string): Shown | undefined {
  const [preview, setPreview] = useState<Shown>();
  useEffect(() => {
    if (!isFramed()) return;
    const show = ({ origin, data }: MessageEvent<Record<string, Shown | undefined>>) => {
      if (origin === window.location.origin && data[name]) setPreview(data[name]);
    };
    window.addEventListener('message', show);
    window.parent.postMessage({ awaitsPreview: name }, window.location.origin);
    return () => window.removeEventListener('message', show);
  }, [name]);
  return preview;
}
