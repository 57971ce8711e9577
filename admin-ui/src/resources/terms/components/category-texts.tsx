import TextsIcon from '@mui/icons-material/NotesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { shopPaths } from '@stoa/contract';
import { Form, FormAlert, LoadError, SubmitButton, TextField } from '@stoa/web-kit';
import { useCallback, useId, useState } from 'react';
import { DialogHead } from '../../../components/dialog-head';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { PictureField } from '../../../components/form/picture-field';
import { SearchPreview } from '../../../components/form/search-preview';
import type { MoreActions } from '../../../components/list/row-action';
import { AsksWhileUnsaved, useAskFirst } from '../../../components/unsaved/unsaved-provider';
import { changeTexts, textComplaints, useWholeCategory } from '../api';
import { type CategoryKind, textInput, toTexts, type WholeCategory } from '../domain/category-texts';

/** What the page of a category says: an action for each row of the table, and the dialog it opens. */
export function useCategoryTexts(kind: CategoryKind, onSaved: (message: string) => Promise<void>) {
  const [category, setCategory] = useState<{ id: number; name: string } | null>(null);
  const actions = useCallback<MoreActions>(
    (row) => [{ label: 'Texts', spoken: 'Texts of', icon: <TextsIcon />, run: () => setCategory(row) }],
    [],
  );
  const dialog = category && (
    <TextsDialog kind={kind} category={category} onSaved={onSaved} onClose={() => setCategory(null)} />
  );
  return { actions, dialog };
}

type TextsDialogProps = {
  kind: CategoryKind;
  category: { id: number; name: string };
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

function TextsDialog({ kind, category, onSaved, onClose }: TextsDialogProps) {
  const id = useId();
  const askFirst = useAskFirst();
  const close = () => askFirst(onClose);
  const { data, error, isValidating, mutate } = useWholeCategory(kind, category.id);
  const [opened, setOpened] = useState<WholeCategory | null>(null);
  // Texts that were kept from before may have changed since. Once the form is there, it stays.
  if (!opened && data && !isValidating) setOpened(data);
  const title = `Texts of ${category.name}`;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogHead id={id} title={title} onClose={close} />
      {error && !data && <LoadError onRetry={() => mutate()}>Couldn’t load this category. Try again.</LoadError>}
      {!error && !opened && <FormSkeleton />}
      {opened && (
        <Form
          aria-label={title}
          initialValues={{ ...toTexts(kind, opened), title: opened.name, slug: opened.slug }}
          validate={(values) => textComplaints(kind, values)}
          failure="Failed to update category"
          onSubmit={async (values) => {
            await changeTexts(kind, category.id, values);
            await onSaved('Category updated successfully');
            onClose();
          }}
        >
          <AsksWhileUnsaved />
          <DialogContent sx={{ paddingBlock: '8px 0' }}>
            <Stack spacing={2.5}>
              <FormAlert />
              <Inputs kind={kind} category={opened} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton size="medium" busy="Saving...">
              Save changes
            </SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

const lines = { multiline: true, minRows: 2, maxRows: 12 };
const ON_ITEMS = 'Supports Markdown. Shown on its items, unless they have their own text.';

function Inputs({ kind, category }: { kind: CategoryKind; category: WholeCategory }) {
  const page = kind === 'itemCategory' ? shopPaths.category : shopPaths.blogInCategory;
  return (
    <>
      {kind === 'itemCategory' && (
        <>
          <TextField {...textInput('description')} {...lines} helperText="Supports Markdown." />
          <PictureField {...textInput('imageUrl')} helperText="Optional" />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            <TextField {...textInput('stockOne')} helperText="Such as “place left”" autoComplete="off" />
            <TextField {...textInput('stockMany')} helperText="Such as “places left”" autoComplete="off" />
          </Box>
          <TextField {...textInput('delivery')} {...lines} helperText={ON_ITEMS} />
          <TextField {...textInput('care')} {...lines} helperText={ON_ITEMS} />
        </>
      )}
      <TextField {...textInput('seoTitle')} helperText="If empty, the name is used." autoComplete="off" />
      <TextField {...textInput('seoDescription')} {...lines} helperText="If empty, the description is used." />
      <SearchPreview page={page} otherwise={category.description || 'The description.'} />
      <PictureField {...textInput('shareImageUrl')} helperText="Optional. Shown by social networks." />
    </>
  );
}
