import type { Quote } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { isNothingDue, paymentMethodIn, paymentMethodsIn } from '../../domain/request';
import { RadioCards } from '../fields/radio-cards';
import { Section } from '../fields/section';

export function PaymentMethods({ quote }: { quote: Quote }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const paymentMethods = paymentMethodsIn(quote);
  return (
    <Section title="Payment">
      {isNothingDue(quote) ? (
        <p className={classes(text.body1, text.muted)}>
          {quote.giftCardAmount > 0 ? 'Your gift card pays for everything.' : 'Your order is free. No payment needed.'}
        </p>
      ) : paymentMethods.length === 0 ? (
        <p className={classes(text.body1, text.muted)}>
          {quote.needsShipping
            ? 'You can only pay for pickup orders here. Choose pickup, or contact us.'
            : 'We can’t take payment for this order here. Please contact us.'}
        </p>
      ) : (
        <RadioCards
          legend="Payment method"
          name="paymentMethod"
          value={paymentMethodIn(quote, values)?.id ?? ''}
          choices={paymentMethods.map(({ id, name, note }) => ({ value: id, label: name, note }))}
          onChange={(paymentMethod) => void setFieldValue('paymentMethod', paymentMethod)}
        />
      )}
    </Section>
  );
}
