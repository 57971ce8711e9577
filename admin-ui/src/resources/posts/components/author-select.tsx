import type { Author } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { useAuthors } from '../api';
import type { PostValues } from '../domain/post-fields';

/** People by name, or by name and email if others have the same name. */
export const authorChoices = (authors: Author[]) =>
  authors.map(({ id, name, email }) => ({
    value: String(id),
    label: authors.filter((other) => other.name === name).length > 1 ? `${name} (${email})` : name,
  }));

/** A post that has an author keeps one. */
export function AuthorSelect(field: { name: string; label: string }) {
  const { data = [], error } = useAuthors();
  const { initialValues } = useFormikContext<PostValues>();
  const none = initialValues.updatedAt ? 'No author' : 'You';
  return (
    <SelectField
      {...field}
      none={initialValues.authorId ? undefined : none}
      choices={authorChoices(data)}
      helperText={error ? 'Couldn’t load authors. Reload the page to try again.' : undefined}
    />
  );
}
