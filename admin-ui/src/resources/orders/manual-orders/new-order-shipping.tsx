import type { ManualOrderChoices } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  usePreselected(shippingMethods);
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

/** The first item that needs shipping brings a shipping method, which can still be taken away. A draft keeps what it has. */
function usePreselected(shippingMethods: ManualOrderChoices['shippingMethods']) {
  const { values, setFieldValue } = useFormikContext<NewOrderValues>();
  const needsShipping = values.lines.some((line) => line.needsShipping);
  const before = useRef(needsShipping);
  const preselect = useEffectEvent(() => {
    const first = shippingMethods.find(({ pickUp }) => !pickUp) ?? shippingMethods[0];
    if (values.shipping.by === '' && first) void setFieldValue('shipping.by', String(first.id));
  });
  useEffect(() => {
    if (needsShipping && !before.current) preselect();
    before.current = needsShipping;
  }, [needsShipping]);
}
