import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { shopPaths } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { DialogHead } from '../../../components/dialog/dialog-head';
import { useMarkdownPreview } from '../../../components/markdown/use-markdown-preview';
import { PagePreview } from '../../../components/page-preview';
import { usePostNames } from '../api';
import type { PostValues } from '../domain/post-fields';
import { toPreview } from '../domain/post-preview';

/** Shows the post’s page with what is in the form, saved or not. */
export function PreviewButton() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setIsOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} fullWidth maxWidth="xl" fullScreen={isNarrow}>
        <DialogHead id={id} title="Preview" onClose={close} />
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', padding: { sm: '8px 24px 20px' } }}>
          <Page />
        </Box>
      </Dialog>
    </>
  );
}

function Page() {
  const { values } = useFormikContext<PostValues>();
  const { data: text, error, mutate } = useMarkdownPreview(values.content);
  const names = usePostNames();
  if (error)
    return (
      <LoadError onRetry={() => void mutate()}>The preview isn’t available right now. Your text is safe.</LoadError>
    );
  return (
    <PagePreview
      name="post"
      src={shopPaths.post(values.slug || 'preview')}
      title="Preview of the post"
      content={text && toPreview(values, text, names)}
      height={{ xs: '100%', sm: 560, lg: '74vh' }}
    />
  );
}
