import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { ManagedLine } from '@stoa/contract';
import { type FieldErrors, TextField } from '@stoa/web-kit';
import { nameOf } from '../order-words';

export interface TypedQuantity {
  line: ManagedLine;
  most: number;
  quantity: string;
}

/** Those lines of which some are left, each with `quantity` typed at first. */
export const quantitiesOf = (
  lines: ManagedLine[],
  mostOf: (line: ManagedLine) => number,
  quantity: (most: number) => number,
): TypedQuantity[] =>
  lines
    .map((line) => ({ line, most: mostOf(line) }))
    .filter(({ most }) => most > 0)
    .map(({ line, most }) => ({ line, most, quantity: String(quantity(most)) }));

/** Only the lines of which there are any. */
export const toLines = (typed: TypedQuantity[]): { lineId: number; quantity: number }[] =>
  typed
    .map(({ line, quantity }) => ({ lineId: line.id, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0);

export const quantityErrors = (typed: TypedQuantity[], name = 'lines'): FieldErrors =>
  Object.fromEntries(
    typed.flatMap(({ quantity, most }, place) =>
      /^\d{1,4}$/.test(quantity.trim()) && Number(quantity) <= most
        ? []
        : [[`${name}.${place}.quantity`, `Quantity must be from 0 to ${most}`]],
    ),
  );

export function QuantityFields({ lines, name = 'lines' }: { lines: TypedQuantity[]; name?: string }) {
  return (
    <>
      {lines.map(({ line, most }, place) => (
        <Box key={line.id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(line)}</Box>
          <TextField
            name={`${name}.${place}.quantity`}
            label="Quantity"
            size="small"
            sx={{ width: 136, flexShrink: 0 }}
            slotProps={{
              input: { endAdornment: <InputAdornment position="end">of {most}</InputAdornment> },
              htmlInput: { inputMode: 'numeric', 'aria-label': `Quantity of ${nameOf(line)}, of ${most}` },
            }}
          />
        </Box>
      ))}
    </>
  );
}
