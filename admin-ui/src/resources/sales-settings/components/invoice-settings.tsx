import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { salesSettingsInputs } from '../domain/sales-settings-fields';

export function InvoiceSettings() {
  return (
    <FormCard title="Invoices">
      <TextField
        {...salesSettingsInputs('invoiceDetails')}
        multiline
        minRows={4}
        helperText="Such as your address and tax number. Printed below the shop’s name."
      />
    </FormCard>
  );
}
