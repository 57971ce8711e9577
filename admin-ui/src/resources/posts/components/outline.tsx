import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@stoa/contract';
import { useField } from 'formik';
import { countWords } from '../../../components/markdown/count-words';
import { useMarkdownPreview } from '../../../components/markdown/use-markdown-preview';

/** What the text beside it consists of. */
export function Outline() {
  const [{ value }] = useField<string>('content');
  const { data } = useMarkdownPreview(value);
  const { headings = [], readingMinutes = 1 } = data ?? {};
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {counted(countWords(value), 'word')} · {readingMinutes} min read
      </Typography>
      {headings.length > 0 ? (
        <Box
          component="ol"
          aria-label="Headings"
          sx={{ display: 'grid', gap: 0.75, margin: 0, paddingInlineStart: 2.5 }}
        >
          {headings.map(({ id, text, level }) => (
            <Typography key={id} component="li" variant="body2" sx={{ marginInlineStart: level > 2 ? 2 : 0 }}>
              {text}
            </Typography>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Headings in the text are listed here.
        </Typography>
      )}
    </>
  );
}
