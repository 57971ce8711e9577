import { slugify, type Term } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { FormDialog } from '../form/saving/form-dialog';
import { NameField, SlugField } from '../form/slug-fields';
import type { CategoryKind } from './api';
import { hasDescription, termInput, toTermValues } from './term-fields';
import { addTerm, termErrors } from './term-input';

type AddCategoryProps = { kind: CategoryKind; onAdded: (category: Term) => Promise<void>; onClose: () => void };

export const AddCategory = ({ kind, onAdded, onClose }: AddCategoryProps) => (
  <FormDialog
    title="Add Category"
    submit="Add Category"
    initialValues={toTermValues(null)}
    validate={(values) => termErrors(kind, values)}
    failure="Failed to add category"
    onClose={onClose}
    onSubmit={async (values) => {
      await onAdded(await addTerm(kind, values));
      onClose();
    }}
  >
    <NameField {...termInput('name')} follows="untilEdited" slugify={slugify} autoFocus />
    <SlugField {...termInput('slug')} />
    {hasDescription(kind) && (
      <TextField {...termInput('description')} helperText="Optional" multiline minRows={2} maxRows={8} />
    )}
  </FormDialog>
);
