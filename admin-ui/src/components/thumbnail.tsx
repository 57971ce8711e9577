import { styled } from '@mui/material/styles';
import { ArchMark, VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';

type ImageProps = {
  url: string | null;
  alt: string;
  width: number;
  height: number;
  /** As wide as there’s room for, in this ratio. */
  fills?: boolean;
  /** Uncropped, as a logo is, on the ground of a theme. */
  wholeOn?: Ground;
};

export type Ground = 'light' | 'dark' | 'light dark';

/** Shows a placeholder if there's no image or it can't be loaded. */
export function Thumbnail({ url, alt, width, height, fills = false, wholeOn }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame
      style={{
        ...(fills ? { width: '100%', aspectRatio: `${width} / ${height}` } : { width, height }),
        colorScheme: wholeOn,
      }}
      data-whole={wholeOn && ''}
    >
      {url && url !== failed ? (
        <img src={url} alt={alt} loading="lazy" draggable={false} onError={() => setFailed(url)} />
      ) : (
        <>
          <ArchMark size={Math.round(height / 2)} />
          {alt && <VisuallyHidden>{alt}: image unavailable</VisuallyHidden>}
        </>
      )}
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.raised,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-whole]': { display: 'block', backgroundColor: 'Canvas' },
  '&[data-whole] img': { display: 'block', objectFit: 'contain', padding: theme.spacing(1.5) },
}));
