import { type ManualOrderChoices, PAY_LINK } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { NewOrderDiscount } from './new-order-discount';
import type { Quoted } from './new-order-errors';
import type { NewOrderValues } from './new-order-fields';
import { isByLink } from './new-order-input';
import { NewOrderSums } from './new-order-sums';

type NewOrderPaymentProps = Pick<ManualOrderChoices, 'paymentMethods'> & {
  toPlace: boolean;
  onQuoted: (quoted: Quoted) => void;
};

export function NewOrderPayment({ paymentMethods, toPlace, onQuoted }: NewOrderPaymentProps) {
  const { values } = useFormikContext<NewOrderValues>();
  const byLink = isByLink(values);
  return (
    <FormCard title="Payment">
      <NewOrderSums toPlace={toPlace} onQuoted={onQuoted} />
      <NewOrderDiscount />
      <TextField
        name="giftCard"
        label="Gift card"
        autoComplete="off"
        helperText="Optional. Pays for all of the order, or a part of it."
      />
      <SelectField
        name="paymentMethod"
        label="Payment method"
        choices={paymentMethods.map(({ id, name }) => ({
          value: id,
          label: id === PAY_LINK.id ? 'Customer pays online' : name,
        }))}
        {...(byLink && { helperText: 'You get a pay link to send. The customer chooses how to pay.' })}
      />
      {byLink ? (
        <TextField
          name="reservationDays"
          label="Days to pay"
          helperText="The items are reserved until then."
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      ) : (
        <FlagField name="paid" label="Already paid" as="checkbox" />
      )}
      {!byLink && values.paid && <TextField name="reference" label="Reference" helperText="Optional." />}
      {values.email.trim() !== '' && (
        <FlagField
          name="notifyCustomer"
          label="Email the customer"
          as="checkbox"
          helperText={`Includes a link to ${byLink ? 'pay for their order' : 'their order'}. If this is off, later emails are off, too, unless you turn them on.`}
        />
      )}
    </FormCard>
  );
}
