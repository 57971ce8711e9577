import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/form-card';
import { sellingInputs } from '../domain/selling-fields';

export function LinkTerms() {
  return (
    <FormCard title="Links to orders">
      <TextField
        {...sellingInputs('linkDays')}
        type="number"
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
        helperText="How long the link in an email opens its order without signing in. After that, customers can have a new one emailed to them."
      />
    </FormCard>
  );
}
