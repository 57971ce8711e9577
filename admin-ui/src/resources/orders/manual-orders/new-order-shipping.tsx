import type { ManualOrderChoices } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { MoneyField } from '../../../components/form/money-field';
import { useAddressFormat, useCountries } from '../api';
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

/** As the country writes addresses. */
function AddressFields({ country }: { country: string }) {
  const { setFieldValue } = useFormikContext();
  const countries = useCountries();
  const format = useAddressFormat(country);
  return (
    <>
      <SelectField
        name="address.country"
        label="Country"
        choices={countries}
        onChoose={() => void setFieldValue('address.administrativeArea', '')}
      />
      <TwoColumns>
        {format?.parts
          .filter(({ part }) => part !== 'country' && part !== 'phone')
          .map(({ part, label }) =>
            part === 'administrativeArea' && format.areas.length > 0 ? (
              <SelectField
                key={part}
                name={`address.${part}`}
                label={label}
                none="Select"
                choices={format.areas.map(({ code, name }) => ({ value: code, label: name }))}
              />
            ) : (
              <TextField
                key={part}
                name={`address.${part}`}
                label={part === 'recipient' ? 'Recipient' : label}
                autoComplete="off"
                helperText={part === 'recipient' ? 'If empty, the customer.' : undefined}
              />
            ),
          )}
      </TwoColumns>
    </>
  );
}
