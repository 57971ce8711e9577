import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * When the slug follows the name: `whenEmpty` while an empty one is being filled, until the name is left; `untilEdited` as long as
 * it is empty or what the name had made of it; `always`.
 */
export type Following = 'whenEmpty' | 'untilEdited' | 'always';

type SlugFieldsProps = {
  /** The field that the slug is made of. */
  name: string;
  label: string;
  follows: Following;
  slugify: (text: string) => string;
  autoFocus?: boolean;
};

/** A name or title, and the slug made of it. */
export function SlugFields({ name, label, follows, slugify, autoFocus }: SlugFieldsProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const source = values[name] ?? '';
  const before = useRef(source);
  const made = useRef<string | null>(null);

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
    <>
      <TextField
        name={name}
        label={label}
        autoFocus={autoFocus}
        onBlur={onBlur}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <TextField
        name="slug"
        label="Slug"
        helperText="The last part of its address"
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
      />
    </>
  );
}
