import Button from '@mui/material/Button';
import { useReload } from '@stoa/web-kit';
import { useField } from 'formik';
import { useState } from 'react';
import { SelectField } from '../form/choices/select-field';
import { AddCategory } from './add-category';
import { type CategoryKind, termPaths, useTermChoices, useTerms } from './api';

/** A new shop has none, so one can be added here, without leaving what is half written. */
export function CategorySelect({ kind, ...field }: { kind: CategoryKind; name: string; label: string }) {
  const { error } = useTerms(kind);
  const reload = useReload(termPaths[kind]);
  const [, , { setValue }] = useField<string>(field.name);
  const [adding, setAdding] = useState(false);
  return (
    <div>
      <SelectField
        {...field}
        none="Select a category"
        choices={useTermChoices(kind)}
        helperText={error ? 'Couldn’t load categories. Reload the page to try again.' : undefined}
      />
      <Button size="small" onClick={() => setAdding(true)} sx={{ marginTop: 0.5 }}>
        Add a category
      </Button>
      {adding && (
        <AddCategory
          kind={kind}
          onAdded={async ({ id }) => {
            await reload();
            await setValue(String(id));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
