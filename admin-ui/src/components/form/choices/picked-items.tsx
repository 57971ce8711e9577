import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { apiPaths, type ItemList } from '@stoa/contract';
import { getData, useDebounced } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { RowButtons } from '../layout/row-buttons';

export type PickedItem = { id: number; title: string };

type PickedItemsProps = {
  name: string;
  label: string;
  /** The label of the input that finds items. */
  prompt: string;
  /** What an empty list says. */
  whenEmpty: string;
};

const FOUND = 8;

const PAUSE_MS = 250;

/** Items in an order of one's own, found by typing. */
export function PickedItems({ name, label, prompt, whenEmpty }: PickedItemsProps) {
  const [{ value }, { error }, { setValue }] = useField<PickedItem[]>(name);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data, isLoading } = useFoundItems(search);
  const field = useRef<HTMLInputElement>(null);
  const found = typed.trim() ? (data?.items ?? []) : [];
  const problem = [error].flat().find((one) => typeof one === 'string');

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Autocomplete<PickedItem>
        options={found.filter(({ id }) => !value.some((item) => item.id === id))}
        // The server has already filtered.
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        loading={isLoading}
        noOptionsText={typed.trim() ? 'No other items found' : 'Type to find items'}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        value={null}
        onChange={(_event, chosen) => {
          if (chosen) void setValue([...value, { id: chosen.id, title: chosen.title }]);
        }}
        renderInput={(props) => (
          <TextField {...props} inputRef={field} label={prompt} error={problem !== undefined} helperText={problem} />
        )}
      />
      {value.length === 0 ? (
        <FormHelperText sx={{ margin: 0 }}>{whenEmpty}</FormHelperText>
      ) : (
        <List aria-label={label}>
          {value.map(({ id, title }, place) => (
            <li key={id}>
              <span>{title}</span>
              <RowButtons list={name} position={place} row={title} afterRemoval={field} />
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

/** Asks for nothing until something is typed. */
export const useFoundItems = (search: string) =>
  useSWR(
    search && `${apiPaths.marketplace.items}?${new URLSearchParams({ search, limit: String(FOUND) })}`,
    getData<ItemList>,
    { keepPreviousData: true },
  );

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5, 0.5),
    paddingBlock: theme.spacing(0.5),
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.raised,
  },
  '& span': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));
