import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { previewHome } from '../api';
import type { HomeValues } from '../domain/home-fields';

const PAUSE = 300;

/** The shop's own page, told what isn't saved yet. */
export function HomePreview() {
  const { values } = useFormikContext<HomeValues>();
  const settled = useDebounced(values, PAUSE);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often a page in the frame asked for it: once for each time it's opened. */
  const [asked, setAsked] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<{ awaitsHomePreview?: boolean }>) => {
      if (origin === window.location.origin && data.awaitsHomePreview) setAsked((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (asked === 0) return;
    let outdated = false;
    previewHome(settled).then(
      (homePreview) => {
        if (outdated) return;
        setFailed(false);
        frame.current?.contentWindow?.postMessage({ homePreview }, window.location.origin);
      },
      () => setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [settled, asked]);

  return (
    <Box component="section" aria-label="Preview" sx={{ position: { lg: 'sticky' }, top: 16, alignSelf: 'start' }}>
      <Typography variant="h5" component="h2" sx={{ marginBottom: 1.5 }}>
        Preview
      </Typography>
      <Box
        component="iframe"
        ref={frame}
        src="/"
        title="Home page"
        sx={{
          width: '100%',
          height: { xs: 560, lg: 'calc(100dvh - 120px)' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      {failed && (
        <Typography variant="body2" color="textSecondary" role="status">
          The preview shows the last version without errors.
        </Typography>
      )}
    </Box>
  );
}
