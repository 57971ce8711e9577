import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { slugify } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, TextField } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { useRecordHistory } from '../../../components/activity/use-record-history';
import { CreateButton } from '../../../components/create-button';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { PageHeader } from '../../../components/page-header';
import type { TermKind } from '../../../components/terms/api';
import { AsksWhileUnsaved, useConfirmLeaving } from '../../../components/unsaved/unsaved-provider';
import { useOutcome } from '../../../components/use-outcome';
import { addTerm, changeTerm, deleteTerm, type TermRow, termErrors, useTermRows } from '../api';
import type { CategoryKind } from '../domain/category-texts';
import { termInput, toTermValues } from '../domain/term-fields';
import { termKinds } from '../domain/term-kinds';
import { useCategoryProperties } from './category-properties';
import { useCategoryTexts } from './category-texts';
import { TermTable } from './term-table';

const words = {
  failure: 'Error loading categories. Please try again.',
  empty: 'No categories found. Create your first category!',
};

export const ItemCategories = () => <CategoryPage kind="itemCategory" />;
export const BlogCategories = () => <CategoryPage kind="blogCategory" />;

function CategoryPage({ kind }: { kind: CategoryKind }) {
  const { title, intro, of: records } = termKinds[kind];
  const categories = useTermRows(kind);
  const { attempt, succeed } = useOutcome(categories.reload);
  const history = useRecordHistory(kind);
  const texts = useCategoryTexts(kind, succeed);
  const properties = useCategoryProperties(succeed);
  /** The category open in the dialog; `new` for a new one. */
  const [edited, setEdited] = useState<TermRow | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        actions={<CreateButton onClick={() => setEdited('new')}>Add Category</CreateButton>}
      />
      <TermTable
        kind={kind}
        terms={categories}
        texts={words}
        refusal={({ count }) => (count > 0 ? `Cannot delete category with ${records}` : undefined)}
        onEdit={setEdited}
        moreActions={(row) => [
          ...texts.actions(row),
          ...(kind === 'itemCategory' ? properties.actions(row) : []),
          ...history.actions(row),
        ]}
        onDelete={async ({ id, name: title }) => {
          await attempt(() => deleteTerm(kind, id), {
            done: 'Category deleted successfully',
            failure: 'Failed to delete category',
            trashed: { kind, recordId: id, title },
          });
        }}
      />
      {edited && (
        <CategoryDialog
          kind={kind}
          category={edited === 'new' ? null : edited}
          onSaved={succeed}
          onClose={() => setEdited(null)}
        />
      )}
      {texts.dialog}
      {properties.dialog}
      {history.dialog}
    </>
  );
}

type CategoryDialogProps = {
  kind: TermKind;
  /** Null for a new one. */
  category: TermRow | null;
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

function CategoryDialog({ kind, category, onSaved, onClose }: CategoryDialogProps) {
  const confirmLeaving = useConfirmLeaving();
  const close = () => confirmLeaving(onClose);
  const id = useId();
  const title = category ? 'Edit Category' : 'Add Category';
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        aria-label={title}
        initialValues={toTermValues(category)}
        validate={(values) => termErrors(kind, values)}
        failure={category ? 'Failed to update category' : 'Failed to add category'}
        onSubmit={async (values) => {
          await (category ? changeTerm(kind, category.id, values) : addTerm(kind, values));
          await onSaved(category ? 'Category updated successfully' : 'Category added successfully');
          onClose();
        }}
      >
        <AsksWhileUnsaved />
        <DialogContent sx={{ paddingBlock: '8px 0' }}>
          <Stack spacing={2.5}>
            <FormAlert />
            <NameField {...termInput('name')} follows="untilEdited" slugify={slugify} autoFocus />
            <SlugField {...termInput('slug')} />
            {termKinds[kind].hasDescription && (
              <TextField {...termInput('description')} helperText="Optional" multiline minRows={2} maxRows={8} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton size="medium" busy="Saving...">
            {category ? 'Save changes' : title}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
