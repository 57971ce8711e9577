import type { HomePage } from '@stoa/contract';
import { useEffect, useState } from 'react';

/** What the panel shows of changes to the home page that aren't saved yet; it has the page in a frame. */
export function useHomePreview(): HomePage | undefined {
  const [preview, setPreview] = useState<HomePage>();
  useEffect(() => {
    if (window.parent === window) return;
    const show = ({ origin, data }: MessageEvent<{ homePreview?: HomePage }>) => {
      if (origin === window.location.origin && data.homePreview) setPreview(data.homePreview);
    };
    window.addEventListener('message', show);
    window.parent.postMessage({ awaitsHomePreview: true }, window.location.origin);
    return () => window.removeEventListener('message', show);
  }, []);
  return preview;
}
