import Alert from '@mui/material/Alert';
import type { JobChange } from '@stoa/contract';
import { FilterSelect } from '@stoa/web-kit';
import { useState } from 'react';
import { NumberField } from '../components/number-field';
import { STOCK_CHOICES, STOCK_STEPS, type StockStep, typedCount } from '../domain/bulk-offer';

/** What stock is set to, or by how much it changes. */
export function BulkStock({ onChange }: { onChange: (change: JobChange | null) => void }) {
  const [typed, setTyped] = useState({ step: 'add' as StockStep, count: '' });

  function set(next: Partial<typeof typed>) {
    const all = { ...typed, ...next };
    setTyped(all);
    const count = typedCount(all.count);
    const { by, sign } = STOCK_STEPS[all.step];
    onChange(count === null ? null : { action: 'changeStock', stock: { by, value: sign * count } });
  }

  return (
    <>
      <FilterSelect
        label="Change"
        value={typed.step}
        choices={STOCK_CHOICES}
        onChange={(step) => set({ step: step as StockStep })}
      />
      <NumberField
        label="Number"
        typed={typed.count}
        problem={typedCount(typed.count) === null && 'Enter a whole number, such as 12'}
        inputMode="numeric"
        onType={(count) => set({ count })}
      />
      <Alert severity="info">
        For items with options, the stock of each variant changes. Stock that isn’t counted or would fall below zero is
        skipped, and listed in the report.
      </Alert>
    </>
  );
}
