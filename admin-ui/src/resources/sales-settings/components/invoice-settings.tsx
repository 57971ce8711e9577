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
        helperText="Optional, such as your bank account. Printed below your address and tax number, which are in Settings."
      />
    </FormCard>
  );
}
