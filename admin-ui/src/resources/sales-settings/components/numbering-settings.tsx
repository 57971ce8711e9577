import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { type SalesSettingsValues, salesSettingsInputs } from '../domain/sales-settings-fields';

export function NumberingSettings() {
  const { orderPrefix, orderNumbersFrom } = useFormikContext<SalesSettingsValues>().values;
  return (
    <FormCard title="Order numbers">
      <TwoColumns>
        <TextField
          {...salesSettingsInputs('orderPrefix')}
          autoComplete="off"
          helperText={`Optional, such as BR-. Orders are then called ${orderPrefix || '#'}${orderNumbersFrom}.`}
        />
        <TextField
          {...salesSettingsInputs('orderNumbersFrom')}
          autoComplete="off"
          inputMode="numeric"
          helperText="Can only go up. Changes count from the next order on; earlier ones keep their names."
        />
      </TwoColumns>
    </FormCard>
  );
}
