import { isUnpaid, type OfferedProvider, orderInput } from '@stoa/contract';
import { ApiError, errorMessage, Form, FormAlert, LoadError, newKey, OutlinedText, schemaErrors } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingParts } from '../../../components/addresses/address-values';
import { useAddressFormat, useCountries } from '../../../components/addresses/api';
import { likelyCountry } from '../../../components/addresses/countries';
import { findPlacedOrder } from '../../../components/orders/api';
import { keepUnpaid } from '../../../components/orders/unpaid';
import { paths } from '../../../config/paths';
import { openPayment, placeOrder, refusalOf, useQuote } from '../api';
import type { CheckoutCart } from '../domain/cart';
import { type CheckoutValues, type Draft, keepDraft, keepPlaced } from '../domain/draft';
import { unpaidInWords } from '../domain/payment-words';
import { refusalInWords, STARTED_BEFORE } from '../domain/refusals';
import { asksForCode, codeKey, needsAddress, orderRequest, paymentMethodIn, providerIn } from '../domain/request';
import styles from './checkout-form.module.css';
import { CheckoutSkeleton } from './checkout-skeleton';
import { ContactFields } from './contact-fields';
import { EmailCode, focusCode } from './email-code';
import { PayWith } from './pay-with';
import { PaymentMethods } from './payment-methods';
import { Section } from './section';
import { Shipping } from './shipping';
import { CORRECTION, Summary } from './summary';

type CheckoutFormProps = {
  cart: CheckoutCart;
  /** Of this tab, as it was when the page was opened. */
  opened: Draft;
  providers: readonly OfferedProvider[];
  /** The order is placed, and isn't paid. */
  onUnpaid: (key: string, problem: string) => void;
  /** For a shop that nobody can pay yet. */
  otherwise: ReactNode;
};

const FAILURE = 'We couldn’t place your order. Try again: it won’t be placed twice.';
const reworded = (error: unknown, message: string) => new ApiError({ ...(error as ApiError).error, message });

export function CheckoutForm({ cart, opened, providers, onUnpaid, otherwise }: CheckoutFormProps) {
  const [values, setValues] = useState(opened.values);
  const [{ key, sent, codeFor }, setSending] = useState<Omit<Draft, 'values'>>(opened);
  const { quote, waiting, failure, retry, take } = useQuote(key, cart.lines, values);
  const format = useAddressFormat(values.address.country);
  const navigate = useNavigate();
  const atProvider = useRef<string>(undefined);
  useEffect(() => keepDraft({ key, sent, codeFor, values }), [key, sent, codeFor, values]);

  function fieldErrorsOf(now: CheckoutValues) {
    if (!quote) return {};
    const {
      total: _,
      'address.recipient': recipient,
      ...errors
    } = schemaErrors(orderInput, orderRequest(cart.lines, now, { quote, key, codeFor }));
    return {
      ...errors,
      // Otherwise it's the contact's name, which has its own message.
      ...(recipient && now.address.recipient.trim() && { 'address.recipient': recipient }),
      ...(needsAddress(quote, now) ? missingParts(format, now.address) : {}),
    };
  }

  async function place(now: CheckoutValues) {
    if (!quote) return;
    setSending({ key, sent: true, codeFor });
    keepDraft({ key, sent: true, codeFor, values: now });
    atProvider.current = undefined;
    try {
      await placeOrder(orderRequest(cart.lines, now, { quote, key, codeFor }));
    } catch (error) {
      return explain(error, now);
    }
    const paymentMethod = paymentMethodIn(quote, now);
    if (paymentMethod?.provider) return openAtProvider(paymentMethod.name);
    keepPlaced(key);
    navigate(paths.orderPlaced, { replace: true });
  }

  async function openAtProvider(name: string) {
    keepUnpaid(key);
    try {
      atProvider.current = await openPayment(key);
    } catch (error) {
      onUnpaid(key, errorMessage(error, unpaidInWords('NOT_OPENED', name)));
    }
  }

  async function explain(error: unknown, sentValues: CheckoutValues) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { reason, quote: now } = refusal;
    if (now) take(now);
    if (reason === 'STOCK') setTimeout(focusCorrection);
    if (reason === 'CONFIRM_EMAIL') {
      setSending({ key, sent: true, codeFor: codeKey(cart.lines, sentValues) });
      setTimeout(focusCode);
    }
    if (reason === 'KEY') {
      const order = await findPlacedOrder(key).catch(() => undefined);
      if (order && isUnpaid(order.state)) return onUnpaid(key, STARTED_BEFORE);
      setSending({ key: newKey(), sent: false, codeFor: '' });
    }
    throw reworded(error, refusalInWords(reason, { message: errorMessage(error, FAILURE), quote: now }));
  }

  if (!quote)
    return failure ? (
      <LoadError onRetry={retry}>{failure instanceof ApiError ? failure.message : 'Couldn’t load checkout.'}</LoadError>
    ) : (
      <CheckoutSkeleton />
    );
  if (quote.paymentMethods.length === 0 && quote.total > 0) return otherwise;
  return (
    <Form
      aria-label="Checkout"
      initialValues={opened.values}
      validate={fieldErrorsOf}
      onSubmit={place}
      failure={FAILURE}
    >
      <Follow onChange={setValues} />
      <div className={styles.columns}>
        <div className={styles.summary}>
          <Summary cart={cart} quote={quote} waiting={waiting} />
        </div>
        <div className={styles.form}>
          <ContactFields />
          {quote.needsShipping && <Shipping quote={quote} format={format} />}
          <PaymentMethods quote={quote} />
          <Section title="Anything else?">
            <OutlinedText name="note" label="Note to the shop (optional)" rows={2} />
          </Section>
          {failure && (
            <LoadError onRetry={retry}>{errorMessage(failure, 'We couldn’t check the latest prices.')}</LoadError>
          )}
          <FormAlert />
          {asksForCode(cart.lines, values, { codeFor }) && <EmailCode />}
          <PayWith
            provider={providerIn(providers, paymentMethodIn(quote, values))}
            total={quote.total}
            orderKey={key}
            takeOpened={() => atProvider.current}
            onUnpaid={(problem) => onUnpaid(key, problem)}
          />
        </div>
      </div>
    </Form>
  );
}

/** Tells the page what is entered. A country is chosen for shoppers who haven't. */
function Follow({ onChange }: { onChange: (values: CheckoutValues) => void }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const countries = useCountries();
  useEffect(() => onChange(values), [values, onChange]);
  const lacksCountry = values.address.country === '' && countries.length > 0;
  useEffect(() => {
    if (lacksCountry) void setFieldValue('address.country', likelyCountry(navigator.language, countries));
  }, [lacksCountry, countries, setFieldValue]);
  return null;
}

const focusCorrection = () => document.querySelector<HTMLElement>(`[${CORRECTION}]`)?.focus();
