import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { formatCount } from '@stoa/contract';
import { formatDollars, TextField, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { useField } from 'formik';
import { Rows } from '../../../components/facts';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { useRows } from '../../../components/form/layout/use-rows';
import { MoneyField } from '../../../components/form/money-field';
import { Thumbnail } from '../../../components/thumbnail';
import { formatOffer, ItemFinder } from './item-finder';
import { lineTotal, type NewLine, ownLine } from './new-order-fields';

/** What is ordered: items, and what isn’t in the catalog. */
export function NewOrderLines({ title = 'Items' }: { title?: string }) {
  const { rows, add, addButton } = useRows<NewLine>('lines', 'title');
  const [, { error, touched }] = useField('lines');
  return (
    <FormCard title={title}>
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
              {formatOffer(offer)}
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
