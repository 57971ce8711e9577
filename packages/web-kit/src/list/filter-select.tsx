import ArrowIcon from '@mui/icons-material/ArrowDropDownOutlined';
import { useId } from 'react';
import { noteIdOf, Outlined, outlinedInput } from './outlined';

export interface Choice {
  value: string;
  label: string;
}

type FilterSelectProps = {
  label: string;
  name?: string;
  /** The form that it's sent with, if it isn't in it. */
  form?: string;
  value: string;
  choices: Choice[];
  /** What is wrong with the options, or missing from them. */
  note?: string;
  onChange: (value: string) => void;
};

/** The browser's native select: lightweight, and familiar on every device. */
export function FilterSelect({ label, name, form, value, choices, note, onChange }: FilterSelectProps) {
  const id = useId();
  const isOffered = choices.some((choice) => choice.value === value);
  return (
    <Outlined field={id} label={label} note={note}>
      <select
        id={id}
        name={name}
        form={form}
        className={outlinedInput}
        value={value}
        aria-describedby={note && noteIdOf(id)}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {!isOffered && <option value={value}>{value}</option>}
      </select>
      <ArrowIcon />
    </Outlined>
  );
}
