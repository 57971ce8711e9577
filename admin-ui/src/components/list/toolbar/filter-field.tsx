import TextField from '@mui/material/TextField';
import { isDay } from '@stoa/contract';
import { anAmount, FilterSelect, useTypedText } from '@stoa/web-kit';
import type { Filter } from './filters';

type FilterFieldProps = { filter: Filter<string>; value: string; onChange: (value: string) => void };

export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label, choices, typed } = filter;
  if (choices) return <FilterSelect label={label} value={value} choices={choices} onChange={onChange} />;
  return <TypedFilter label={label} typed={typed} value={value} onChange={onChange} />;
}

const accepts = { day: isDay, amount: anAmount().accepts };

type TypedFilterProps = { label: string; typed: 'day' | 'amount'; value: string; onChange: (value: string) => void };

function TypedFilter({ label, typed, value, onChange }: TypedFilterProps) {
  const { text, setText } = useTypedText({
    value,
    clean: (text) => (text === '' || accepts[typed](text) ? text : null),
    onChange,
  });
  return (
    <TextField
      label={label}
      size="small"
      type={typed === 'day' ? 'date' : 'text'}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: typed === 'amount' ? { inputMode: 'decimal' } : {} }}
    />
  );
}
