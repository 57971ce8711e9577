import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FilterField } from './filter-field';
import type { Filter } from './filters';

type MoreFiltersProps<Name extends string> = {
  filters: readonly Filter<Name>[];
  values: Record<Name, string>;
  onChange: (values: Record<string, string>) => void;
  label?: string;
};

/** Filters that aren't needed every day. The button says how many of them narrow the list. */
export function MoreFilters<Name extends string>({
  filters,
  values,
  onChange,
  label = 'More filters',
}: MoreFiltersProps<Name>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = filters.filter(({ name }) => values[name] !== '');
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        {set.length > 0 && ` (${set.length})`}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Stack spacing={2} sx={{ width: 260, maxWidth: '100%', padding: 2 }}>
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={values[filter.name]}
              onChange={(value) => onChange({ [filter.name]: value })}
            />
          ))}
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Button
              disabled={set.length === 0}
              onClick={() => onChange(Object.fromEntries(set.map(({ name }) => [name, ''])))}
            >
              Clear
            </Button>
            <Button onClick={close}>Close</Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
