import type { ManualOrderChoices } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { MoneyField } from '../../../components/form/money-field';
import { AddressFields } from '../components/address-fields';
import { type NewOrderValues, OWN } from './new-order-fields';

type NewOrderShippingProps = Pick<ManualOrderChoices, 'shippingMethods'> & { toPlace: boolean };

export function NewOrderShipping({ shippingMethods, toPlace }: NewOrderShippingProps) {
  const { values } = useFormikContext<NewOrderValues>();
  const { by } = values.shipping;
  const shippingMethod = shippingMethods.find(({ id }) => String(id) === by);
  return (
    <FormCard title="Shipping">
      <SelectField
        name="shipping.by"
        label="Shipping method"
        none="No shipping"
        choices={[
          ...shippingMethods.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: OWN, label: 'Custom shipping' },
        ]}
      />
      {by !== '' && (
        <TwoColumns>
          {by === OWN && <TextField name="shipping.name" label="Shipping method name" />}
          <MoneyField name="shipping.price" label="Shipping price" placeholder={shippingMethod?.price?.toFixed(2)} />
        </TwoColumns>
      )}
      {toPlace && <AddressFields country={values.address.country} />}
    </FormCard>
  );
}
