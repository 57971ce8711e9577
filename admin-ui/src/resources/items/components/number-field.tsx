import TextField from '@mui/material/TextField';

type NumberFieldProps = {
  label: string;
  typed: string;
  /** What is wrong with it; not said of an empty field. */
  problem: string | false;
  inputMode: 'decimal' | 'numeric';
  onType: (typed: string) => void;
};

export function NumberField({ label, typed, problem, inputMode, onType }: NumberFieldProps) {
  const fieldError = typed.trim() !== '' && problem;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={fieldError !== false}
      helperText={fieldError}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
}
