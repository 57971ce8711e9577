import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadError, Prose } from '@stoa/web-kit';
import { useMarkdownPreview } from './use-markdown-preview';

/** The text as rendered by the server, the same as on its page. */
export function MarkdownPreview({ content }: { content: string }) {
  const { data, error, mutate } = useMarkdownPreview(content);
  return (
    <Box
      component="section"
      aria-label="Preview"
      // Makes the scrolling region reachable by keyboard.
      tabIndex={0}
      sx={{
        // Beside the field, it's as tall as the field and never makes the row taller.
        height: { lg: 0 },
        minHeight: { xs: 160, lg: '100%' },
        maxHeight: { xs: 480, lg: 'none' },
        overflow: 'auto',
        padding: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {error ? (
        <LoadError onRetry={() => void mutate()}>The preview isn’t available right now. Your text is safe.</LoadError>
      ) : data?.html ? (
        <Prose
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized exactly this
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      ) : (
        <Typography color="textSecondary">{data ? 'Nothing to preview yet.' : 'Loading preview…'}</Typography>
      )}
    </Box>
  );
}
