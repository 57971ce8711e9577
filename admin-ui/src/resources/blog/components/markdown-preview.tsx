import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadError, Prose } from '@stoa/web-kit';
import { useMarkdownPreview } from '../api/preview-markdown';

/** What the server makes of the text: the same as on its page. */
export function MarkdownPreview({ content }: { content: string }) {
  const { data, error, mutate } = useMarkdownPreview(content);
  return (
    <Box
      component="section"
      aria-label="Preview"
      // A region that scrolls is reached by keyboard.
      tabIndex={0}
      sx={{
        // Beside the field it is as high as that, and never makes the row higher.
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
        <LoadError onRetry={() => void mutate()}>
          The preview could not be made. What you wrote is still here.
        </LoadError>
      ) : data?.html ? (
        <Prose
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised exactly this
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      ) : (
        <Typography color="textSecondary">{data ? 'Nothing is written yet.' : 'Preparing the preview…'}</Typography>
      )}
    </Box>
  );
}
