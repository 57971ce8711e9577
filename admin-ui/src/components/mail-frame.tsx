import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

/** Links of an email open beside the panel. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/** An email as its reader sees it. */
export const MailFrame = ({ html, title, sx }: { html: string; title: string; sx: SxProps }) => (
  <Box
    component="iframe"
    title={title}
    srcDoc={framed(html)}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    sx={[{ display: 'block', width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }, sx].flat()}
  />
);
