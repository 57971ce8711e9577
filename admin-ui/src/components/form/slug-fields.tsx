import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * When the slug follows the name. `whenEmpty`: while filling an empty slug, until the name loses focus. `untilEdited`: as long as
 * the slug is empty or still what the name produced. `madeAlready`: the same, where the slug to begin with is the name's. `always`:
 * on every change.
 */
export type Following = 'whenEmpty' | 'untilEdited' | 'madeAlready' | 'always';

type NameFieldProps = {
  name: string;
  label: string;
  follows: Following;
  slugify: (text: string) => string;
  autoFocus?: boolean;
};

const asTyped = { htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } };

export const SlugField = (field: { name: 'slug'; label: string }) => (
  <TextField {...field} helperText="The last part of the page’s URL" slotProps={asTyped} />
);

/** A name or title that the slug is made from. */
export function NameField({ name, label, follows, slugify, autoFocus }: NameFieldProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const source = values[name] ?? '';
  const before = useRef(source);
  const made = useRef(follows === 'madeAlready' ? values.slug : null);

  useEffect(() => {
    if (source === before.current) return;
    before.current = source;
    const { slug } = values;
    if (follows !== 'always' && slug !== '' && slug !== made.current) return;
    made.current = slugify(source);
    void setFieldValue('slug', made.current);
  }, [source, values, follows, slugify, setFieldValue]);

  function onBlur() {
    if (follows === 'whenEmpty') made.current = null;
  }

  return (
    <TextField
      name={name}
      label={label}
      autoFocus={autoFocus}
      onBlur={onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
