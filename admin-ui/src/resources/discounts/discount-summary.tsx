import Typography from '@mui/material/Typography';
import { adminPaths, createDiscountInput, type DiscountEstimate, type MarketplaceCategory } from '@stoa/contract';
import { type Cancelable, schemaErrors, sendData, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import useSWR from 'swr';
import { FormCard } from '../../components/form/layout/form-card';
import { type DiscountValues, toInput } from './discount-fields';
import { formatEstimate, formatTyped } from './discount-words';

const PAUSE_MS = 400;

/** What the discount does as it's typed, and what it would have cost. */
export function DiscountSummary({ categories }: { categories: readonly MarketplaceCategory[] }) {
  const { values } = useFormikContext<DiscountValues>();
  const sentence = formatTyped(values, categories);
  const estimate = useEstimate(values);
  return (
    <FormCard title="Summary">
      <Typography>{sentence ? `${sentence}.` : 'Enter a value to see what this discount does.'}</Typography>
      {sentence && (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: '3em' }}>
          {estimate && formatEstimate(estimate)}
        </Typography>
      )}
    </FormCard>
  );
}

/** Undefined as long as it isn't known, or what is typed is no discount yet. Its code and its title don't matter to it. */
function useEstimate(values: DiscountValues): DiscountEstimate | undefined {
  const input = { ...toInput(values), code: 'ESTIMATE', title: null, method: 'CODE' };
  const isComplete = Object.keys(schemaErrors(createDiscountInput, input)).length === 0;
  const body = useDebounced(isComplete ? JSON.stringify(input) : '', PAUSE_MS);
  const ask = ([path, asked]: [string, string], request?: Cancelable) =>
    sendData<DiscountEstimate>(path, { body: JSON.parse(asked), ...request });
  return useSWR(body && isComplete ? [adminPaths.discountEstimate, body] : null, ask, { keepPreviousData: true }).data;
}
