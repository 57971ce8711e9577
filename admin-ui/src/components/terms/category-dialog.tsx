import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { slugify } from '@stoa/contract';
import { type Complaints, Form, FormAlert, SubmitButton } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import { SlugFields } from '../form/slug-fields';
import { AsksWhileUnsaved, useAskFirst } from '../form/unsaved-provider';
import type { TermRow } from './term-row';

export interface CategoryForm<Row extends TermRow, Values extends { name: string; slug: string }> {
  /** What the form starts with: for a new one, `row` is null. */
  toValues: (row: Row | null) => Values;
  validate: (values: Values) => Complaints;
  add: (values: Values) => Promise<unknown>;
  change: (id: number, values: Values) => Promise<unknown>;
  /** Fields besides name and slug. */
  more?: ReactNode;
}

type CategoryDialogProps<Row extends TermRow, Values extends { name: string; slug: string }> = {
  category: Row | null;
  form: CategoryForm<Row, Values>;
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

export function CategoryDialog<Row extends TermRow, Values extends { name: string; slug: string }>(
  props: CategoryDialogProps<Row, Values>,
) {
  const { category, form, onSaved, onClose } = props;
  const { toValues, validate, add, change, more } = form;
  const askFirst = useAskFirst();
  const close = () => askFirst(onClose);
  const id = useId();
  const title = category ? 'Edit Category' : 'Add Category';
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        aria-label={title}
        initialValues={toValues(category)}
        validate={validate}
        failure={category ? 'Failed to update category' : 'Failed to add category'}
        onSubmit={async (values) => {
          await (category ? change(category.id, values) : add(values));
          await onSaved(category ? 'Category updated successfully' : 'Category added successfully');
          onClose();
        }}
      >
        <AsksWhileUnsaved />
        <DialogContent sx={{ paddingBlock: '8px 0' }}>
          <Stack spacing={2.5}>
            <FormAlert />
            <SlugFields name="name" label="Name" follows="untilEdited" slugify={slugify} autoFocus />
            {more}
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
