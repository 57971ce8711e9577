import type { Quote } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { CheckoutValues } from '../domain/draft';
import { wayIn, waysIn } from '../domain/request';
import { RadioCards } from './radio-cards';
import { Section } from './section';

export function WaysToPay({ quote }: { quote: Quote }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const ways = waysIn(quote);
  return (
    <Section title="Payment">
      {quote.total === 0 ? (
        <p className={classes(text.body1, text.muted)}>Your order is free. No payment needed.</p>
      ) : ways.length === 0 ? (
        <p className={classes(text.body1, text.muted)}>
          {quote.needsDelivery
            ? 'We only accept payment for pickup orders.'
            : 'We can’t take payment for this order here. Please contact us.'}
        </p>
      ) : (
        <RadioCards
          legend="Payment method"
          name="way"
          value={wayIn(quote, values)?.id ?? ''}
          choices={ways.map(({ id, name, note }) => ({ value: id, label: name, note }))}
          onChange={(way) => void setFieldValue('way', way)}
        />
      )}
    </Section>
  );
}
