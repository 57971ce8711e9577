import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  apiPaths,
  effectivePrice,
  type FullItem,
  formatCount,
  hasOpenPrice,
  ITEM_STATUS_NAMES,
  type Item,
} from '@stoa/contract';
import { errorMessage, formatDollars, getData, useDebounced, useToast } from '@stoa/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useFoundItems } from '../../../components/form/choices/picked-items';
import { Thumbnail } from '../../../components/thumbnail';
import { lineOf, type NewLine } from './new-order-fields';

const PAUSE_MS = 250;

/** Adds what is found by typing. */
export function ItemFinder({ onFound }: { onFound: (line: NewLine) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data, isLoading } = useFoundItems(search);
  const toast = useToast();
  // By the time an item is loaded, there may be more lines.
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  }, [onFound]);

  async function pick(id: number) {
    try {
      latest.current(lineOf(await getData<FullItem>(apiPaths.marketplace.item(id))));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to load the item'));
    }
  }

  return (
    <Autocomplete<Item>
      options={typed.trim() ? (data?.items ?? []).filter(({ published }) => published) : []}
      // The server has already filtered.
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, item) => (
        <li key={key} {...props}>
          <FoundItem item={item} />
        </li>
      )}
      loading={isLoading}
      noOptionsText={typed.trim() ? 'No items found' : 'Type to find items'}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      value={null}
      onChange={(_event, chosen) => {
        if (chosen) void pick(chosen.id);
      }}
      renderInput={(props) => <TextField {...props} label="Add an item" />}
    />
  );
}

function FoundItem({ item }: { item: Item }) {
  const { title, imageUrl, counted, stock, priceVaries } = item;
  const price = hasOpenPrice(item) ? null : effectivePrice(item);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail url={imageUrl || null} alt="" width={56} height={42} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        <Typography variant="body2" color="textSecondary">
          {priceVaries && price !== null && 'From '}
          {formatOffer({ price, stock: counted ? stock : null })}
        </Typography>
      </Box>
    </Box>
  );
}

/** What something costs, and how much of it there is. */
export const formatOffer = ({ price, stock }: Pick<NewLine['offers'][string], 'price' | 'stock'>): string =>
  [
    price === null ? 'Price on request' : `${formatDollars(price)} each`,
    ...(stock === null ? [] : [stock > 0 ? `${formatCount(stock)} in stock` : ITEM_STATUS_NAMES.SOLD_OUT]),
  ].join(' · ');
