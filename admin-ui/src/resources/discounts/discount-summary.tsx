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
  const input = toEstimateInput(values);
  const isComplete = Object.keys(schemaErrors(createDiscountInput, input)).length === 0;
  const sentence = isComplete ? formatTyped(values, categories) : null;
  const estimate = useEstimate(isComplete ? input : null);
  return (
    <FormCard title="Summary">
      <Typography>{sentence ? `${sentence}.` : 'Enter valid details to see what this discount does.'}</Typography>
      {sentence && (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: '3em' }}>
          {estimate && formatEstimate(estimate)}
        </Typography>
      )}
    </FormCard>
  );
}

/** A discount's code and title don't matter to what it does. */
const toEstimateInput = (values: DiscountValues) => ({
  ...toInput(values),
  code: 'ESTIMATE',
  title: null,
  method: 'CODE',
});

/** Undefined as long as it isn't known, or there is nothing to estimate. */
function useEstimate(input: object | null): DiscountEstimate | undefined {
  const body = useDebounced(input ? JSON.stringify(input) : '', PAUSE_MS);
  const ask = ([path, asked]: [string, string], request?: Cancelable) =>
    sendData<DiscountEstimate>(path, { body: JSON.parse(asked), ...request });
  return useSWR(body && input ? [adminPaths.discountEstimate, body] : null, ask, { keepPreviousData: true }).data;
}
