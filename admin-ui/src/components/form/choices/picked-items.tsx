import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { apiPaths, type CollectionList, type ItemList } from '@stoa/contract';
import { getData, useDebounced } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { RowButtons } from '../layout/row-buttons';

export type PickedItem = { id: number; title: string };

type PickedItemsProps = {
  name: string;
  label: string;
  /** The label of the input that finds them. */
  prompt: string;
  /** What an empty list says. */
  whenEmpty: string;
  isOrdered?: boolean;
};

const FOUND = 8;

const PAUSE_MS = 250;

/** What is found for a search text. */
type Find = (search: string) => { data: { items: readonly PickedItem[] } | undefined; isLoading: boolean };

/** Items, found by typing, in an order of one's own if that means something. */
export const PickedItems = (props: PickedItemsProps) => <Picked {...props} noun="items" useFound={useFoundItems} />;

export const PickedCollections = (props: PickedItemsProps) => (
  <Picked {...props} noun="collections" useFound={useFoundCollections} />
);

type PickedProps = PickedItemsProps & { noun: string; useFound: Find };

function Picked({ name, label, prompt, whenEmpty, isOrdered, noun, useFound }: PickedProps) {
  const [{ value }, { error }, { setValue }] = useField<PickedItem[]>(name);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data, isLoading } = useFound(search);
  const field = useRef<HTMLInputElement>(null);
  const found = typed.trim() ? [...(data?.items ?? [])] : [];
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
        noOptionsText={typed.trim() ? `No other ${noun} found` : `Type to find ${noun}`}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        value={null}
        onChange={(_event, chosen) => {
          if (chosen) void setValue([...value, { id: chosen.id, title: chosen.title }]);
        }}
        renderInput={(props) => (
          <TextField
            {...props}
            inputRef={field}
            label={prompt}
            error={problem !== undefined}
            helperText={problem ?? (value.length === 0 && whenEmpty)}
          />
        )}
      />
      {value.length > 0 && (
        <List aria-label={label}>
          {value.map(({ id, title }, place) => (
            <li key={id}>
              <span>{title}</span>
              <RowButtons list={name} position={place} row={title} isOrdered={isOrdered} afterRemoval={field} />
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

/** Asks for nothing until something is typed. */
const useFoundIn = <Found,>(path: string, search: string) =>
  useSWR(search && `${path}?${new URLSearchParams({ search, limit: String(FOUND) })}`, getData<Found>, {
    keepPreviousData: true,
  });

export const useFoundItems = (search: string) => useFoundIn<ItemList>(apiPaths.marketplace.items, search);

const useFoundCollections = (search: string) => useFoundIn<CollectionList>(apiPaths.collections, search);

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
