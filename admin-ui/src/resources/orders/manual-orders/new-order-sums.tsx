import FormHelperText from '@mui/material/FormHelperText';
import { errorMessage, fieldErrors, formatDollars, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressFormat, useOrderQuote } from '../api';
import { OrderSums } from '../components/order-lines';
import { NOTHING_QUOTED, type Quoted, quotable } from './new-order-errors';
import type { NewOrderValues } from './new-order-fields';
import { orNull } from './new-order-input';

const PAUSE_MS = 250;

const NO_PAYMENTS = {
  discountCode: null,
  discountLabel: null,
  giftCard: null,
  paidAt: null,
  refunded: 0,
  swap: null,
  swappedTo: [],
};

/** So that what is below doesn’t move once there are items. */
const NO_SUMS = {
  subtotal: 0,
  discount: 0,
  shipping: 0,
  shippingMethodName: null,
  taxes: [],
  taxIncluded: false,
  total: 0,
  due: 0,
};

/**
 * What the order costs so far, whatever is still wrong with it. Tax follows from the address, once there is one. `onQuoted`: what the
 * form has to know of it.
 */
type NewOrderSumsProps = {
  toPlace: boolean;
  /** What the order cost until now. */
  before?: number;
  /** Of an order whose shipping stays as it is. */
  isShippingKept?: boolean;
  onQuoted: (quoted: Quoted) => void;
};

export function NewOrderSums({ toPlace, before, isShippingKept = before !== undefined, onQuoted }: NewOrderSumsProps) {
  const { values, validateForm } = useFormikContext<NewOrderValues>();
  const [refused, setRefused] = useState(NOTHING_QUOTED.refused);
  const format = useAddressFormat(values.address.country);
  const input = quotable(values, toPlace, { ...NOTHING_QUOTED, format, refused });
  const body = useDebounced(input ? JSON.stringify(input.body) : '', PAUSE_MS);
  const { data: quote, error } = useOrderQuote(body);
  const total = quote?.total ?? 0;
  const addressErrors = Object.entries(fieldErrors(error)).filter(([path]) => path.startsWith('address.'));

  const refuse = useEffectEvent(() => {
    if (addressErrors.length > 0)
      setRefused({ address: JSON.stringify(JSON.parse(body).address), errors: Object.fromEntries(addressErrors) });
  });
  useEffect(() => {
    if (error) refuse();
  }, [error]);
  const tell = useEffectEvent((quoted: Quoted) => {
    onQuoted(quoted);
    void validateForm();
  });
  const { giftCard = null, giftCardAmount = 0 } = quote ?? {};
  useEffect(
    () => tell({ total, giftCardAmount, giftCard, format, refused }),
    [total, giftCardAmount, giftCard, format, refused],
  );

  if (!quote || !input) {
    const problem = error && addressErrors.length === 0 && errorMessage(error, 'Failed to calculate the total');
    return problem ? (
      <FormHelperText error>{problem}</FormHelperText>
    ) : (
      <>
        <OrderSums order={{ ...NO_SUMS, ...NO_PAYMENTS }} />
        <FormHelperText sx={{ margin: 0 }}>
          Add items to see what they cost, with shipping, discounts, and tax.
        </FormHelperText>
      </>
    );
  }
  const shippingMethodName = values.shipping.by === '' ? null : 'Shipping';
  return (
    <>
      <OrderSums
        order={{
          ...quote,
          shippingMethodName,
          ...NO_PAYMENTS,
          discountLabel: orNull(values.discount.label),
          giftCard: giftCard && giftCardAmount > 0 ? { ending: giftCard.ending, amount: giftCardAmount } : null,
        }}
      />
      {!isShippingKept && quote.needsShipping && values.shipping.by === '' && (
        <FormHelperText sx={{ margin: 0 }}>
          Some items need shipping. Choose a shipping method, unless you hand them over.
        </FormHelperText>
      )}
      {giftCard?.problem && <FormHelperText error>{giftCard.problem}</FormHelperText>}
      {before !== undefined && before !== total && (
        <FormHelperText sx={{ margin: 0 }}>Before: {formatDollars(before)}</FormHelperText>
      )}
      {input?.isPartial && (
        <FormHelperText sx={{ margin: 0 }}>Without items that have no price or quantity yet.</FormHelperText>
      )}
      {error && addressErrors.length === 0 && (
        <FormHelperText error>{errorMessage(error, 'Failed to calculate the total')}</FormHelperText>
      )}
    </>
  );
}
