import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { MoneyField } from '../../../components/form/money-field';
import type { NewOrderValues } from './new-order-fields';

/** What an administrator takes off, and why. */
export function NewOrderDiscount() {
  const { values } = useFormikContext<NewOrderValues>();
  const { kind } = values.discount;
  return (
    <>
      <SelectField
        name="discount.kind"
        label="Discount"
        none="No discount"
        choices={[
          { value: 'AMOUNT', label: 'Amount' },
          { value: 'PERCENT', label: 'Percentage' },
        ]}
      />
      {kind !== '' && (
        <TwoColumns>
          {kind === 'AMOUNT' ? (
            <MoneyField name="discount.amount" label="Amount off" />
          ) : (
            <TextField
              name="discount.percent"
              label="Percent off"
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          )}
          <TextField name="discount.label" label="Reason" helperText="Optional. The customer sees it." />
        </TwoColumns>
      )}
    </>
  );
}
