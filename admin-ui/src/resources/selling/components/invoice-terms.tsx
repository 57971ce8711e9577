import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/form-card';
import { sellingInputs } from '../domain/selling-fields';

export function InvoiceTerms() {
  return (
    <FormCard title="Invoices">
      <TextField
        {...sellingInputs('invoiceDetails')}
        multiline
        minRows={4}
        helperText="Such as your address and tax number. Printed below the shop’s name."
      />
    </FormCard>
  );
}
