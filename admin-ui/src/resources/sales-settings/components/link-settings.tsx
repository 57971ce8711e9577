import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { salesSettingsInputs } from '../domain/sales-settings-fields';

export function LinkSettings() {
  return (
    <FormCard title="Links to orders">
      <TextField
        {...salesSettingsInputs('linkDays')}
        type="number"
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
        helperText="How long an emailed link opens its order without signing in. After that, customers can request a new one."
      />
    </FormCard>
  );
}
