import { noteIdOf, Outlined, outlinedInput, useTypedText } from '@stoa/web-kit';
import { useId } from 'react';

export type RangeFieldProps = {
  label: string;
  name: string;
  value: string;
  start?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Null if it isn't what the field takes. */
  clean: (typed: string) => string | null;
  /** Said if it isn't. */
  hint: string;
  /** What's wrong with it, given the other end of the range. */
  problem?: string;
  onChange: (text: string) => void;
};

/** An end of a range. */
export function RangeField({
  label,
  name,
  value,
  start,
  placeholder,
  disabled,
  clean,
  hint,
  problem,
  onChange,
}: RangeFieldProps) {
  const id = useId();
  const { text, setText, reportNow } = useTypedText({ value, clean, onChange });
  const fieldError = clean(text) === null ? hint : problem;
  return (
    <Outlined field={id} label={label} note={fieldError} invalid={fieldError !== undefined} start={start}>
      <input
        id={id}
        name={name}
        className={outlinedInput}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-invalid={fieldError !== undefined}
        aria-describedby={fieldError && noteIdOf(id)}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => reportNow(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') reportNow(text);
        }}
      />
    </Outlined>
  );
}
