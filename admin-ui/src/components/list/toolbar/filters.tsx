import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Choice } from '@stoa/web-kit';

/** On phones, the filters soon scroll out of view, so they're repeated right above the rows. */
export function FilterSummary({ by, onClear }: { by: string[]; onClear: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 1 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Filtered by {by.join(', ')}
      </Box>
      <Button size="small" onClick={onClear} sx={{ flexShrink: 0 }}>
        Clear filters
      </Button>
    </Box>
  );
}

/** An address parameter; an empty one doesn't filter. */
export type Filter<Name extends string> = {
  name: Name;
  label: string;
  /** Whether it's in the menu “More filters”, so that the others stay in front. */
  isMore?: boolean;
} & ({ choices: Choice[]; typed?: never } | { choices?: never; typed: 'day' | 'amount' });

export const flagChoices = (yes: string, no: string): Choice[] => [
  { value: '', label: 'All' },
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
