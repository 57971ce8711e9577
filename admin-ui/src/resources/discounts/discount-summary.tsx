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
  const sentence = isComplete(values) ? formatTyped(values, categories) : null;
  const estimate = useEstimate(values);
  return (
    <FormCard title="Summary">
      <Typography>{sentence ? `${sentence}.` : 'Complete the form to see what this discount does.'}</Typography>
      {sentence && (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: '3em' }}>
          {estimate && formatEstimate(estimate)}
        </Typography>
      )}
    </FormCard>
  );
}

/** Its code and its title don't matter to what it does. */
const estimated = (values: DiscountValues) => ({ ...toInput(values), code: 'ESTIMATE', title: null, method: 'CODE' });
const isComplete = (values: DiscountValues): boolean =>
  Object.keys(schemaErrors(createDiscountInput, estimated(values))).length === 0;

/** Undefined as long as it isn't known, or what is typed is no discount yet. */
function useEstimate(values: DiscountValues): DiscountEstimate | undefined {
  const complete = isComplete(values);
  const body = useDebounced(complete ? JSON.stringify(estimated(values)) : '', PAUSE_MS);
  const ask = ([path, asked]: [string, string], request?: Cancelable) =>
    sendData<DiscountEstimate>(path, { body: JSON.parse(asked), ...request });
  return useSWR(body && complete ? [adminPaths.discountEstimate, body] : null, ask, { keepPreviousData: true }).data;
}
