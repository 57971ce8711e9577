import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { adminPaths, type CustomerDetail, MAX_CUSTOMER_TAG, updateCustomerInput } from '@stoa/contract';
import { currentIfStale, FormAlert, SubmitButton, schemaErrors, TextField, useReload, useToast } from '@stoa/web-kit';
import { useField } from 'formik';
import { useState } from 'react';
import { FormCard } from '../../../components/form/layout/form-card';
import { RecordForm } from '../../../components/form/saving/record-form';
import { changeCustomer, useCustomer, useCustomerChoices } from '../api';

/** What the shop notes, changed where it stands. */
export function CustomerNotes({ customer: { id, note, tags, updatedAt } }: { customer: CustomerDetail }) {
  const [initialValues] = useState({ note, tags });
  const { mutate } = useCustomer(String(id));
  const reload = useReload(adminPaths.customers);
  const toast = useToast();
  return (
    <FormCard title="Note and tags">
      <RecordForm
        aria-label="Note and tags"
        draft={`customer-${id}`}
        initialValues={initialValues}
        validate={(values) => schemaErrors(updateCustomerInput, values)}
        failure="Failed to save the note and tags"
        onSave={async (values) => {
          try {
            const saved = await changeCustomer(id, { ...values, updatedAt });
            await mutate(saved, { revalidate: false });
            await reload();
            toast.success('Customer saved');
            return { note: saved.note, tags: saved.tags };
          } catch (error) {
            // The next save is of what is there now; what was typed stays.
            const current = currentIfStale<CustomerDetail>(error);
            if (current) await mutate(current, { revalidate: false });
            throw error;
          }
        }}
      >
        <TextField name="note" label="Note" multiline minRows={3} helperText="Only administrators see it." />
        <TagsField />
        <FormAlert />
        <div>
          <SubmitButton size="medium" busy="Saving...">
            Save
          </SubmitButton>
        </div>
      </RecordForm>
    </FormCard>
  );
}

function TagsField() {
  const [{ value }, { error }, { setValue }] = useField<string[]>('tags');
  const { tags } = useCustomerChoices();
  const problem = [error].flat().find((one) => typeof one === 'string');
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={tags.filter((tag) => !value.includes(tag))}
      value={value}
      onChange={(_event, chosen) => void setValue([...new Set(chosen.map((tag) => tag.trim()).filter(Boolean))])}
      renderInput={(props) => (
        <MuiTextField
          {...props}
          label="Tags"
          error={problem !== undefined}
          helperText={problem ?? 'Press Enter after each.'}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, maxLength: MAX_CUSTOMER_TAG },
          }}
        />
      )}
    />
  );
}
