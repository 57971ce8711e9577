import FormHelperText from '@mui/material/FormHelperText';
import { manualQuoteInput } from '@stoa/contract';
import { errorMessage, schemaErrors, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useOrderQuote } from '../api';
import { OrderSums } from '../components/order-lines';
import { type NewOrderValues, priceErrors, toQuoteInput } from './new-order-fields';

const PAUSE_MS = 250;

/** What the order costs so far. Tax follows from the address, once there is one. */
export function NewOrderSums({ toPlace, onTotal }: { toPlace: boolean; onTotal: (total: number) => void }) {
  const { values } = useFormikContext<NewOrderValues>();
  const input = toQuoteInput(values, toPlace);
  const quoteInput = Object.keys(schemaErrors(manualQuoteInput, input)).some((path) => path.startsWith('address'))
    ? { ...input, address: null }
    : input;
  const errors = { ...schemaErrors(manualQuoteInput, quoteInput), ...priceErrors(values) };
  const isComplete = Object.keys(errors).length === 0;
  const body = useDebounced(isComplete ? JSON.stringify(quoteInput) : '', PAUSE_MS);
  const { data: quote, error } = useOrderQuote(body);
  const total = quote?.total;
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total, onTotal]);

  if (error && body)
    return <FormHelperText error>{errorMessage(error, 'Failed to calculate the total')}</FormHelperText>;
  if (!quote || !body) return <FormHelperText sx={{ margin: 0 }}>Add items to see the total.</FormHelperText>;
  const shippingMethodName = quoteInput.shipping ? 'Shipping' : null;
  return <OrderSums order={{ ...quote, shippingMethodName, discount: 0, discountCode: null, refunded: 0 }} />;
}
