import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { apiPaths, type FullItem, formatCount, type Item } from '@stoa/contract';
import {
  errorMessage,
  formatDollars,
  getData,
  TextField,
  tabularFigures,
  useDebounced,
  useToast,
  VisuallyHidden,
} from '@stoa/web-kit';
import { useField } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Rows } from '../../../components/facts';
import { useFoundItems } from '../../../components/form/choices/picked-items';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { useRows } from '../../../components/form/layout/use-rows';
import { MoneyField } from '../../../components/form/money-field';
import { Thumbnail } from '../../../components/thumbnail';
import { lineOf, lineTotal, type NewLine, ownLine } from './new-order-fields';

const PAUSE_MS = 250;

/** What is ordered: items, and what isn’t in the catalog. */
export function NewOrderLines() {
  const { rows, add, addButton } = useRows<NewLine>('lines', 'title');
  const [, { error, touched }] = useField('lines');
  return (
    <FormCard title="Items">
      <ItemFinder onFound={add} />
      {rows.length > 0 && (
        <Rows aria-label="Order items">
          {rows.map((line, place) => (
            <li key={line.row}>
              <Line line={line} place={place} afterRemoval={addButton} />
            </li>
          ))}
        </Rows>
      )}
      {touched && typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      <Box>
        <Button ref={addButton} variant="outlined" onClick={() => add(ownLine())}>
          Add custom item
        </Button>
      </Box>
    </FormCard>
  );
}

type LineProps = { line: NewLine; place: number; afterRemoval: ReturnType<typeof useRows>['addButton'] };

function Line({ line, place, afterRemoval }: LineProps) {
  const { itemId, title, variants, variantId, offers, openPrice } = line;
  const name = `lines.${place}`;
  const offer = offers[variantId];
  const total = lineTotal(line);
  const isTooMany = typeof offer?.stock === 'number' && Number(line.quantity) > offer.stock;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        {itemId !== null && <Thumbnail url={offer?.imageUrl ?? null} alt="" width={56} height={42} />}
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {itemId === null ? <TextField name={`${name}.title`} label="Title" /> : title}
          {offer && (
            <Typography variant="body2" color="textSecondary">
              {factsOf(offer)}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', marginLeft: 'auto' }}>
          {total !== undefined && (
            <Box sx={{ typography: 'body2', ...tabularFigures }}>
              <VisuallyHidden>Line total </VisuallyHidden>
              {formatDollars(total)}
            </Box>
          )}
          <RowButtons list="lines" position={place} row={title || 'line'} afterRemoval={afterRemoval} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, alignItems: 'start' }}>
        <TextField
          name={`${name}.quantity`}
          label="Quantity"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...(isTooMany && { helperText: `Only ${formatCount(offer.stock ?? 0)} in stock.` })}
        />
        <MoneyField
          name={`${name}.unitPrice`}
          label="Price"
          placeholder={offer?.price?.toFixed(2)}
          helperText={openPrice && 'The price you agreed on.'}
        />
        {variants.length > 0 && <SelectField name={`${name}.variantId`} label="Variant" choices={variants} />}
      </Box>
    </Box>
  );
}

const factsOf = ({ price, stock }: NewLine['offers'][string]): string =>
  [
    price === null ? 'Price on request' : `${formatDollars(price)} each`,
    ...(stock === null ? [] : [stock > 0 ? `${formatCount(stock)} in stock` : 'Sold out']),
  ].join(' · ');

function ItemFinder({ onFound }: { onFound: (line: NewLine) => void }) {
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
      loading={isLoading}
      noOptionsText={typed.trim() ? 'No items found' : 'Type to find items'}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      value={null}
      onChange={(_event, chosen) => {
        if (chosen) void pick(chosen.id);
      }}
      renderInput={(props) => <MuiTextField {...props} label="Add an item" />}
    />
  );
}
