import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
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
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setIsOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} fullWidth maxWidth="xl">
        <DialogHead id={id} title="Preview" onClose={close} />
        <DialogContent>
          <Page />
        </DialogContent>
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
      height={{ xs: 560, lg: '74vh' }}
    />
  );
}
