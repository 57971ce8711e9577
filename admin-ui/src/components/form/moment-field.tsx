import { clockAt, momentAt } from '@stoa/contract';
import { shopTimeZone, TextField } from '@stoa/web-kit';

type MomentFieldProps = {
  name: string;
  label: string;
  helperText?: string;
  /** If it isn't the shop's. */
  timeZone?: string;
};

/** A date and time of the shop's time zone; the value is the moment as the API says it, or empty. */
export const MomentField = ({ timeZone = shopTimeZone(), ...props }: MomentFieldProps) => (
  <TextField
    {...props}
    type="datetime-local"
    format={(moment) => toLocal(moment, timeZone)}
    parse={(typed) => typed && toMoment(typed, timeZone)}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } }}
  />
);

/** As its input writes it: 2026-01-05T14:07. */
export function toLocal(moment: string, timeZone = shopTimeZone()): string {
  if (moment === '') return '';
  return new Date(clockAt(Date.parse(moment), timeZone)).toISOString().slice(0, 16);
}

export const toMoment = (clock: string, timeZone = shopTimeZone()): string =>
  new Date(momentAt(Date.parse(`${clock}Z`), timeZone)).toISOString();
