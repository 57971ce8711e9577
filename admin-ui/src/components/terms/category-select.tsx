import { SelectField } from '../form/choices/select-field';
import { type TermKind, useTermChoices, useTerms } from './api';

export function CategorySelect({ kind, ...field }: { kind: TermKind; name: string; label: string }) {
  const { error } = useTerms(kind);
  return (
    <SelectField
      {...field}
      none="Select a category"
      choices={useTermChoices(kind)}
      helperText={error ? 'Couldn’t load categories. Reload the page to try again.' : undefined}
    />
  );
}
