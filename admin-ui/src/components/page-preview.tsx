import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type PagePreviewProps = {
  /** What of the page is shown another way; it asks for it by this name (use-preview.ts of the shop). */
  name: string;
  src: string;
  title: string;
  /** Undefined: not known yet. */
  content: unknown;
  /** Called with the page in the frame whenever it asks: each time it’s opened. */
  onAsked?: (page: Window) => void;
  height: number | { xs: number | string; sm?: number; lg: string };
};

/** One of the shop’s own pages in a frame, told to show what isn’t saved. */
export function PagePreview({ name, src, title, content, onAsked, height }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often a page in the frame asked for it: once for each time it’s opened. */
  const [asked, setAsked] = useState(0);

  const tellAsked = useEffectEvent((page: Window) => onAsked?.(page));

  useEffect(() => {
    const listen = ({ origin, data, source }: MessageEvent<{ awaitsPreview?: string }>) => {
      const page = frame.current?.contentWindow;
      if (!page || origin !== window.location.origin || source !== page || data.awaitsPreview !== name) return;
      setAsked((times) => times + 1);
      tellAsked(page);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [name]);

  useEffect(() => {
    if (asked > 0 && content !== undefined)
      frame.current?.contentWindow?.postMessage({ [name]: content }, window.location.origin);
  }, [asked, name, content]);

  return (
    <Box
      component="iframe"
      ref={frame}
      src={src}
      title={title}
      sx={{ display: 'block', width: '100%', height, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  );
}
