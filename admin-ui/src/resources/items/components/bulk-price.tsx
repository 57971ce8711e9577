import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  type ChangedPrices,
  changedPrices,
  type Item,
  type JobChange,
  type PriceChange,
  type PriceRounding,
} from '@stoa/contract';
import { FilterSelect, formatDollars } from '@stoa/web-kit';
import { useState } from 'react';
import { PRICE_CHOICES, ROUNDING_CHOICES, STEP_CHOICES, STEPS, type Step, typedAmount } from '../domain/bulk-offer';
import { NumberField } from './number-field';

type BulkPriceProps = {
  /** One of the selected items, to show what becomes of its price. */
  sample: Item | undefined;
  onChange: (change: JobChange | null) => void;
};

/** By how much prices change, and how they’re rounded. */
export function BulkPrice({ sample, onChange }: BulkPriceProps) {
  const [typed, setTyped] = useState({
    prices: 'BOTH' as ChangedPrices,
    step: 'up%' as Step,
    amount: '',
    rounding: 'NONE' as PriceRounding,
  });
  const toChange = ({ step, amount, ...rest }: typeof typed): PriceChange | null => {
    const value = typedAmount(amount);
    return value === null ? null : { ...rest, by: STEPS[step].by, value: STEPS[step].sign * value };
  };
  const price = toChange(typed);

  function set(next: Partial<typeof typed>) {
    const all = { ...typed, ...next };
    setTyped(all);
    const changed = toChange(all);
    onChange(changed && { action: 'changePrice', price: changed });
  }

  return (
    <>
      <FilterSelect
        label="Prices"
        value={typed.prices}
        choices={PRICE_CHOICES}
        onChange={(prices) => set({ prices: prices as ChangedPrices })}
      />
      <FilterSelect
        label="Change"
        value={typed.step}
        choices={STEP_CHOICES}
        onChange={(step) => set({ step: step as Step })}
      />
      <NumberField
        label={STEPS[typed.step].by === 'PERCENT' ? 'Percent' : 'Amount ($)'}
        typed={typed.amount}
        problem={price === null && 'Enter an amount, such as 2.50'}
        inputMode="decimal"
        onType={(amount) => set({ amount })}
      />
      <FilterSelect
        label="Round"
        value={typed.rounding}
        choices={ROUNDING_CHOICES}
        onChange={(rounding) => set({ rounding: rounding as PriceRounding })}
      />
      <Typography variant="body2" role="status">
        {sample && price && exampleOf(sample, price)}
      </Typography>
      <Alert severity="info">
        For items with options, the item’s price changes, and so does each variant with its own price. Items are
        skipped, and listed in the report, if a price would be zero or less or a discount price wouldn’t be below the
        price.
      </Alert>
    </>
  );
}

const formatPrices = ({ price, discountPrice }: { price: number; discountPrice: number | null }): string =>
  discountPrice === null ? formatDollars(price) : `${formatDollars(discountPrice)} instead of ${formatDollars(price)}`;

/** “Oak tray”: $48.00 becomes $52.80. */
function exampleOf({ title, own }: Item, change: PriceChange): string {
  const after = changedPrices(own, change);
  if (typeof after === 'string') return `“${title}” is skipped: ${after}.`;
  return `“${title}”: ${formatPrices(own)} becomes ${formatPrices(after)}.`;
}
