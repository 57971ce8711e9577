import { TextField } from '@stoa/web-kit';

type MomentFieldProps = { name: string; label: string; helperText?: string };

/** A date and time of the reader's time zone; the value is the moment as the API says it, or empty. */
export const MomentField = (props: MomentFieldProps) => (
  <TextField
    {...props}
    type="datetime-local"
    format={toLocal}
    parse={(typed) => typed && new Date(typed).toISOString()}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } }}
  />
);

/** As the input writes it: 2026-01-05T14:07. */
function toLocal(moment: string): string {
  if (moment === '') return '';
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
