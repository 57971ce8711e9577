import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type FieldErrors, FormAlert, LoadError, SubmitButton } from '@stoa/web-kit';
import { type ReactNode, useId, useState } from 'react';
import { DialogHead } from '../../../components/dialog/dialog-head';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import type { Comparison } from '../../../components/form/saving/conflict-dialog';
import { RecordForm } from '../../../components/form/saving/record-form';
import type { NamedRow } from '../../../components/list/row/row-action';
import { useCategory } from '../../../components/terms/api';
import { useConfirmLeaving } from '../../../components/unsaved/unsaved-provider';
import type { CategoryKind } from '../domain/category-texts';

export type CategoryDialogProps = {
  category: NamedRow;
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

type CategoryFormProps<Category, Values extends object> = CategoryDialogProps & {
  kind: CategoryKind;
  /** 'Details' */
  what: string;
  maxWidth: DialogProps['maxWidth'];
  toValues: (category: Category) => Values;
  validate: (values: Values) => FieldErrors;
  save: (values: Values) => Promise<Category>;
  compared: Pick<Comparison<Values, null>, 'fields' | 'rebase'>;
  children: (category: Category) => ReactNode;
};

/** A form for a part of a category, in a dialog over the table of categories. */
export function CategoryForm<Category, Values extends object>(props: CategoryFormProps<Category, Values>) {
  const { category, kind, what, maxWidth, toValues, validate, save, compared, onSaved, onClose, children } = props;
  const id = useId();
  const confirmLeaving = useConfirmLeaving();
  const close = () => confirmLeaving(onClose);
  const { data, error, isValidating, mutate } = useCategory<Category>(kind, category.id);
  const [opened, setOpened] = useState<Category | null>(null);
  // What was kept from before may have changed since. Once the form is there, it stays.
  if (!opened && data && !isValidating) setOpened(data);
  const title = `${what} of ${category.name}`;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth={maxWidth}>
      <DialogHead id={id} title={title} onClose={close} />
      {error && !data && <LoadError onRetry={() => void mutate()}>Couldn’t load this category. Try again.</LoadError>}
      {!error && !opened && <FormSkeleton />}
      {opened && (
        <RecordForm
          aria-label={title}
          draft={`${kind}-${what.toLowerCase()}-${category.id}`}
          initialValues={toValues(opened)}
          validate={validate}
          failure="Failed to update category"
          conflict={{ ...compared, names: null, toValues }}
          onSave={async (values) => {
            const saved = await save(values);
            await onSaved('Category updated successfully');
            return toValues(saved);
          }}
          onSaved={onClose}
        >
          <DialogContent sx={{ paddingBlock: '8px 0' }}>
            <Stack spacing={2.5}>
              <FormAlert />
              {children(opened)}
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
