import type { OfferedProvider } from '@stoa/contract';
import { ApiError, errorMessage, Form, FormAlert, LoadError, lazyPart } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressFormat, useCountries } from '../../../components/addresses/api';
import { likelyCountry, type ShippedTo } from '../../../components/addresses/countries';
import type { Draft } from '../../../components/checkout/checkout-state';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import type { CheckoutValues } from '../../../components/checkout/checkout-values';
import { useQuote } from '../api';
import { type CheckoutCart, quotedOf } from '../domain/cart';
import { approvalIn, asksForCode, checkoutErrors, paymentMethodIn, providerIn } from '../domain/request';
import { FAILURE, usePlaceOrder } from '../use-place-order';
import { CheckoutFields } from './checkout-fields';
import styles from './checkout-form.module.css';
import { CheckoutSkeleton } from './checkout-skeleton';
import { EmailCode } from './fields/email-code';
import { NotPayable } from './payment/not-payable';
import { PayWith } from './payment/pay-with';

/** In the address of whoever comes back from an express checkout: the provider. */
const EXPRESS = 'express';

/** Most shoppers don't come from there. */
const ExpressReturn = lazyPart(() => import('./express/express-return').then((part) => part.ExpressReturn));
const ExpressReview = lazyPart(() => import('./express/express-review').then((part) => part.ExpressReview));

type CheckoutFormProps = {
  cart: CheckoutCart;
  draft: Draft;
  providers: readonly OfferedProvider[];
  shippedTo: ShippedTo;
  /** For a shop that nobody can pay yet. */
  otherwise: ReactNode;
};

export function CheckoutForm({ cart, draft, providers, shippedTo, otherwise }: CheckoutFormProps) {
  const { key, codeFor, replaces, values } = draft;
  const { quote, waiting, failure, retry, take } = useQuote(key, cart.lines, values);
  const provider = quote && providerIn(providers, paymentMethodIn(quote, values));
  const title = provider?.title ?? '';
  const { place, takeHandoff } = usePlaceOrder({
    key,
    codeFor,
    replaces,
    lines: cart.lines,
    quote,
    title,
    onQuote: take,
  });
  const [params] = useSearchParams();
  const [isBack] = useState(() => params.has(EXPRESS));
  const [isEditing, setEditing] = useState(false);
  const format = useAddressFormat(values.address.country);

  if (!quote)
    return failure ? (
      <LoadError onRetry={retry}>{failure instanceof ApiError ? failure.message : 'Couldn’t load checkout.'}</LoadError>
    ) : (
      <CheckoutSkeleton />
    );
  if (quote.paymentMethods.length === 0 && quote.due > 0) return otherwise;
  const isPickUpOnly = shippedTo?.length === 0 && quote.shippingMethods.some(({ pickUp }) => pickUp);
  const isPayable = cart.lines.every((line) => !quotedOf(quote.lines, line)?.problem);
  const findErrors = (now: CheckoutValues) =>
    checkoutErrors(cart.lines, now, { quote, key, codeFor, replaces, format, shippedTo });
  const isReviewed = !isEditing && approvalIn(quote, values) !== null && Object.keys(findErrors(values)).length === 0;
  const last = (
    <>
      {failure && (
        <LoadError onRetry={retry}>{errorMessage(failure, 'We couldn’t check the latest prices.')}</LoadError>
      )}
      <FormAlert />
      {asksForCode(cart.lines, values, { codeFor }) && <EmailCode />}
      {!isPayable && <NotPayable cart={cart} quote={quote} />}
      {/* Hidden, not gone: a provider's window may still be open. */}
      <div className={styles.pay} hidden={!isPayable}>
        <PayWith provider={provider} total={quote.due} orderKey={key} takeHandoff={takeHandoff} />
      </div>
    </>
  );
  return (
    <Form
      aria-label="Checkout"
      initialValues={isPickUpOnly ? { ...values, pickUp: true } : values}
      validate={findErrors}
      onSubmit={place}
      failure={FAILURE}
    >
      <FollowValues shippedTo={shippedTo} />
      {isBack && (
        <Suspense>
          <ExpressReturn />
        </Suspense>
      )}
      {isReviewed ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <ExpressReview cart={cart} quote={quote} waiting={waiting} onEdit={() => setEditing(true)}>
            {last}
          </ExpressReview>
        </Suspense>
      ) : (
        <CheckoutFields cart={cart} quote={quote} waiting={waiting} format={format} shippedTo={shippedTo}>
          {last}
        </CheckoutFields>
      )}
    </Form>
  );
}

/** Keeps what is entered. A country is chosen for shoppers who haven't. */
function FollowValues({ shippedTo }: { shippedTo: ShippedTo }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const countries = useCountries();
  // Before anybody sees what was entered beside an answer to what was there before.
  useLayoutEffect(() => dispatchCheckout({ type: 'edited', values }), [values]);
  const lacksCountry = values.address.country === '' && countries.length > 0;
  useEffect(() => {
    if (lacksCountry) void setFieldValue('address.country', likelyCountry(navigator.language, countries, shippedTo));
  }, [lacksCountry, countries, shippedTo, setFieldValue]);
  return null;
}
