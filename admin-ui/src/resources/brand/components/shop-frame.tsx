import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { SchemeName } from '@stoa/contract';
import { BRAND_STYLE_ID, ONLY_SCHEME_ATTRIBUTE, THEME_ATTRIBUTE } from '@stoa/web-kit';
import { useEffect, useRef, useState } from 'react';

type ShopFrameProps = {
  path: string;
  title: string;
  /** What a brand changes of the styles. */
  styles: string;
  scheme: SchemeName;
  /** What of the page is an example, by the name that it asks for it with. */
  content: Record<string, unknown> | undefined;
  sx: SxProps;
};

/** A page of the shop in a frame, in the look of a brand that may not be saved. */
export function ShopFrame({ path, title, styles, scheme, content, sx }: ShopFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** New whenever a page came into the frame, or asks for what it shows: it wears nothing yet, and has been told nothing. */
  const [shown, setShown] = useState<{ page: Window }>();

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<{ awaitsPreview?: string }>) => {
      const page = frame.current?.contentWindow;
      if (page && origin === window.location.origin && source === page && data.awaitsPreview) setShown({ page });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (shown) dress(shown.page.document, styles, scheme);
  }, [styles, scheme, shown]);

  useEffect(() => {
    if (content) shown?.page.postMessage(content, window.location.origin);
  }, [content, shown]);

  const cameIn = () => {
    const page = frame.current?.contentWindow;
    if (page) setShown({ page });
  };

  return (
    <Box
      component="iframe"
      ref={frame}
      src={path}
      title={title}
      onLoad={cameIn}
      sx={[{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }, sx].flat()}
    />
  );
}

function dress(page: Document, styles: string, scheme: SchemeName): void {
  const { documentElement, head } = page;
  documentElement.setAttribute(ONLY_SCHEME_ATTRIBUTE, scheme);
  documentElement.setAttribute(THEME_ATTRIBUTE, scheme);
  const own = page.getElementById(BRAND_STYLE_ID) ?? page.createElement('style');
  own.id = BRAND_STYLE_ID;
  own.textContent = styles;
  head.append(own);
}
