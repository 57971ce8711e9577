import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted, MAX_VARIANTS, type WeightUnit } from '@stoa/contract';
import type { Choice } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SheetColumn, SheetState } from '../../../components/form/sheet-field/sheet-edits';
import { SheetField } from '../../../components/form/sheet-field/sheet-field';
import type { ItemValues } from '../domain/item-fields';
import { imagesIn } from '../images/item-images';
import { useNeedsShipping } from '../shipping/use-needs-shipping';
import { missing, type VariantRow, variantName, withMissing } from './variants';

/** Every variant of an item with options, in a sheet. */
export function VariantsField({ name, label }: { name: 'variants'; label: string }) {
  const { values, isSubmitting, setValues } = useFormikContext<ItemValues>();
  const { options, price, discountPrice, weightsIn } = values;
  const images = imageChoices(values);
  const needsShipping = useNeedsShipping();
  const imaged = images.map(({ value, label }) => value + label).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are made anew with each render
  const columns = useMemo(
    () => [...columnsOf(price, discountPrice, images), ...(needsShipping ? [weightColumn(weightsIn)] : SCHEDULE)],
    [price, discountPrice, imaged, needsShipping, weightsIn],
  );
  const { state } = useLocation() as { state: SheetState | null };
  const absent = missing(values).length;
  return (
    <Stack component="section" aria-label={label} spacing={1.5}>
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
      {absent > 0 && (
        <FormHelperText sx={{ margin: 0 }}>
          {counted(absent, 'combination')} without a variant, so shoppers can’t choose {absent === 1 ? 'it' : 'them'}.{' '}
          {values.variants.length < MAX_VARIANTS ? (
            <Button
              size="small"
              disabled={isSubmitting}
              onClick={() => void setValues({ ...values, ...withMissing(values) })}
            >
              Add {absent === 1 ? 'it' : 'them'}
            </Button>
          ) : (
            `An item can have at most ${MAX_VARIANTS} variants.`
          )}
        </FormHelperText>
      )}
      <SheetField<VariantRow>
        name={name}
        label={label}
        heading={options.map((option) => option.name.trim() || '…').join(' / ')}
        nameOf={(variant) => variantName(options, variant)}
        columns={columns}
        beginAt={state?.column}
      />
    </Stack>
  );
}

/** The item's images, and what variants show besides. */
function imageChoices(values: ItemValues): Choice[] {
  const images = imagesIn(values);
  const others = values.variants
    .map(({ imageUrl }) => imageUrl)
    .filter((url, place, all) => url && all.indexOf(url) === place && !images.some((image) => image.url === url));
  return [
    { value: '', label: 'The item’s' },
    ...images.map(({ url, alt }, place) => ({ value: url, label: `${place + 1}${alt && ` ${alt}`}` })),
    ...others.map((url) => ({ value: url, label: url })),
  ];
}

const weightColumn = (unit: WeightUnit): SheetColumn => ({
  path: 'weight',
  label: `Weight (${unit})`,
  kind: 'number',
  width: 92,
});

const SCHEDULE: SheetColumn[] = [
  { path: 'startsAt', label: 'Starts', kind: 'moment', width: 196 },
  { path: 'endsAt', label: 'Ends', kind: 'moment', width: 196 },
  { path: 'venue', label: 'Venue', kind: 'text', width: 200 },
];

const columnsOf = (price: string, discountPrice: string, choices: Choice[]): SheetColumn[] => [
  { path: 'own.price', label: 'Price ($)', kind: 'number', placeholder: () => price, width: 92 },
  {
    path: 'own.discountPrice',
    label: 'Discount price ($)',
    kind: 'number',
    // A price of its own goes without the item's discount.
    placeholder: (variant) => (getIn(variant, 'own.price') ? '' : discountPrice),
    width: 96,
  },
  { path: 'stock', label: 'Stock', kind: 'number', placeholder: () => 'Not counted', width: 108 },
  { path: 'sku', label: 'SKU', kind: 'text', width: 120 },
  { path: 'barcode', label: 'Barcode', kind: 'text', width: 120 },
  { path: 'enabled', label: 'Active', kind: 'flag', width: 64 },
  { path: 'imageUrl', label: 'Image', kind: 'choice', choices, width: 116 },
];
