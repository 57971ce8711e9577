import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type BlogCategory, shopPaths, slugify } from '@stoa/contract';
import { FormAlert, LoadError, SubmitButton, TextField } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { DialogHead } from '../../../components/dialog/dialog-head';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { RecordForm } from '../../../components/form/saving/record-form';
import { SeoRow } from '../../../components/form/seo/seo-row';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import type { NamedRow } from '../../../components/list/row/row-action';
import { useCategory } from '../../../components/terms/api';
import { termInput } from '../../../components/terms/term-fields';
import { useConfirmLeaving } from '../../../components/unsaved/unsaved-provider';
import { changeBlogCategory } from '../api';
import { blogCategoryErrors, blogCategoryFields, toBlogCategoryValues } from '../domain/blog-category-fields';

type BlogCategoryDialogProps = {
  category: NamedRow;
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

const TITLE = 'Edit Category';

/** All of a blog category, in a dialog over the table. */
export function BlogCategoryDialog({ category: { id }, onSaved, onClose }: BlogCategoryDialogProps) {
  const titleId = useId();
  const confirmLeaving = useConfirmLeaving();
  const close = () => confirmLeaving(onClose);
  const { data, error, isValidating, mutate } = useCategory<BlogCategory>('blogCategory', id);
  const [opened, setOpened] = useState<BlogCategory | null>(null);
  // What was kept from before may have changed since. Once the form is there, it stays.
  if (!opened && data && !isValidating) setOpened(data);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHead id={titleId} title={TITLE} onClose={close} />
      {error && !data && <LoadError onRetry={() => void mutate()}>Couldn’t load this category. Try again.</LoadError>}
      {!error && !opened && <FormSkeleton />}
      {opened && (
        <RecordForm
          aria-label={TITLE}
          draft={`blog-category-${id}`}
          initialValues={toBlogCategoryValues(opened)}
          validate={blogCategoryErrors}
          failure="Failed to update category"
          conflict={{ fields: blogCategoryFields, names: null, toValues: toBlogCategoryValues }}
          onSave={async (values) => {
            const saved = await changeBlogCategory(id, values);
            await onSaved('Category updated successfully');
            return toBlogCategoryValues(saved);
          }}
          onSaved={onClose}
        >
          <DialogContent sx={{ paddingBlock: '8px 0' }}>
            <Stack spacing={2.5}>
              <FormAlert />
              <Inputs />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton size="medium" busy="Saving...">
              Save changes
            </SubmitButton>
          </DialogActions>
        </RecordForm>
      )}
    </Dialog>
  );
}

function Inputs() {
  return (
    <>
      <NameField {...termInput('name')} follows="untilEdited" slugify={slugify} />
      <SlugField {...termInput('slug')} />
      <TextField {...termInput('description')} helperText="Optional" multiline minRows={2} maxRows={8} />
      <SeoRow
        page={shopPaths.blogInCategory}
        title="name"
        text={['description']}
        summary="Uses the name and description"
      />
    </>
  );
}
