import type { QuotedLine, RehearsedCheckout as Rehearsed } from '@stoa/contract';
import { AsGuest, Form, LoadError, Note } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { toAddressValues } from '../../../components/addresses/address-values';
import { useAddressFormat } from '../../../components/addresses/api';
import type { ShippedTo } from '../../../components/addresses/countries';
import { blankValues, type CheckoutValues } from '../../../components/checkout/checkout-values';
import { paths } from '../../../config/paths';
import { useQuote } from '../api';
import type { CheckoutCart, CheckoutLine } from '../domain/cart';
import { paymentMethodIn } from '../domain/request';
import { CheckoutFields } from './checkout-fields';
import { CheckoutSkeleton } from './checkout-skeleton';

type RehearsedCheckoutProps = { checkout: Rehearsed; shippedTo: ShippedTo };

/** Checkout as a rehearsal came to it, for whoever runs the shop. All of it can be tried, but nothing is ordered or kept. */
export function RehearsedCheckout({ checkout, shippedTo }: RehearsedCheckoutProps) {
  return (
    <AsGuest>
      <Form
        aria-label="Checkout"
        initialValues={valuesOf(checkout)}
        validate={() => ({})}
        onSubmit={async () => undefined}
        failure=""
      >
        <Fields checkout={checkout} shippedTo={shippedTo} />
      </Form>
    </AsGuest>
  );
}

function Fields({ checkout, shippedTo }: RehearsedCheckoutProps) {
  const { values } = useFormikContext<CheckoutValues>();
  const cart = useRehearsedCart(checkout.lines);
  const { quote, waiting, failure, retry } = useQuote('rehearsal', cart.lines, values);
  const format = useAddressFormat(values.address.country);
  if (!quote) return failure ? <LoadError onRetry={retry}>Couldn’t load checkout.</LoadError> : <CheckoutSkeleton />;
  const method = paymentMethodIn(quote, values);
  return (
    <CheckoutFields cart={cart} quote={quote} waiting={waiting} format={format} shippedTo={shippedTo}>
      <Note severity="warning" role="note">
        {method ? `Customers would pay with ${method.name} here. ` : ''}
        This is a rehearsal: nothing can be ordered.
      </Note>
    </CheckoutFields>
  );
}

function useRehearsedCart(quoted: Rehearsed['lines']): CheckoutCart {
  const [lines, setLines] = useState(() => quoted.map(toLine));
  return useMemo(
    () => ({
      lines,
      setQuantity: (key, quantity) =>
        setLines((now) => now.map((line) => (line.key === key ? { ...line, quantity } : line))),
      remove: (key) => setLines((now) => now.filter((line) => line.key !== key)),
    }),
    [lines],
  );
}

const toLine = ({ itemId, variantId, title, slug, imageUrl, unitPrice, quantity }: QuotedLine): CheckoutLine => ({
  key: `${itemId}-${variantId}`,
  itemId,
  variantId,
  name: title,
  path: paths.item(slug),
  image: imageUrl,
  libraryImage: null,
  price: unitPrice,
  quantity,
});

const valuesOf = ({
  email,
  name,
  address,
  pickUp,
  shippingMethodId,
  code,
  paymentMethod,
}: Rehearsed): CheckoutValues => ({
  ...blankValues,
  email,
  name,
  address: address ? toAddressValues(address) : blankValues.address,
  pickUp,
  shippingMethodId: shippingMethodId ?? 0,
  code: code ?? '',
  typedCode: code ?? '',
  paymentMethod: paymentMethod ?? '',
});
