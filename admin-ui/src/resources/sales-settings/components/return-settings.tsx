import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { salesSettingsInputs } from '../domain/sales-settings-fields';

const wholeNumber = { htmlInput: { min: 0, step: 1 } };

export const ReturnSettings = () => (
  <>
    <FormCard title="Returns">
      <TextField
        {...salesSettingsInputs('returnDays')}
        type="number"
        slotProps={wholeNumber}
        helperText="From the day the last package was shipped, or was ready for pickup. Customers request returns on the page of their order. Enter 0 to turn this off."
      />
    </FormCard>
    <FormCard title="Cancellation">
      <TextField
        {...salesSettingsInputs('cancelMinutes')}
        type="number"
        slotProps={wholeNumber}
        helperText="How long after placing an order customers can cancel it though it’s paid, as long as nothing is fulfilled. PayPal payments are refunded at once. What you received yourself, you pay back yourself. Enter 0 to turn this off."
      />
    </FormCard>
  </>
);
