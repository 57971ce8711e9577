import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { adminPaths, type SalesSettings, salesSettingsInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { sellingBlockersOf } from '../../../lib/selling-blockers';
import { updateSalesSettings, useSalesSettings } from '../api';
import { placeErrors, salesSettingsFields, toInput, toSalesSettingsValues } from '../domain/sales-settings-fields';
import { InvoiceSettings } from './invoice-settings';
import { LinkSettings } from './link-settings';
import { PaymentMethods } from './payment-methods';
import { ShippingMethods } from './shipping-methods';
import { StockSettings } from './stock-settings';
import { TaxRates } from './tax-rates';

export function SalesSettingsPage() {
  const { data: salesSettings, error, mutate } = useSalesSettings();
  return (
    <>
      <PageHeader title="Selling" intro="Shipping, taxes, payments, invoices, and stock." />
      {error && !salesSettings ? (
        <LoadError onRetry={() => void mutate()}>Failed to load settings. Please try again.</LoadError>
      ) : salesSettings ? (
        <SalesSettingsForm
          salesSettings={salesSettings}
          onChanged={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind="salesSettings" />
    </>
  );
}

function SalesSettingsForm({
  salesSettings,
  onChanged,
}: {
  salesSettings: SalesSettings;
  onChanged: (saved: SalesSettings) => void;
}) {
  const { succeed } = useOutcome(useReload(adminPaths.firstSteps));
  return (
    <>
      <Stack spacing={1} sx={{ maxWidth: FORM_WIDTH, marginBottom: 2 }}>
        {sellingBlockersOf(salesSettings).map((blocker) => (
          <Alert key={blocker} severity="warning">
            {blocker}
          </Alert>
        ))}
      </Stack>
      <RecordForm
        aria-label="Selling"
        draft="selling"
        initialValues={toSalesSettingsValues(salesSettings)}
        validate={(values) => ({ ...schemaErrors(salesSettingsInput, toInput(values)), ...placeErrors(values) })}
        failure="Failed to save settings"
        conflict={{ fields: salesSettingsFields, names: null, toValues: toSalesSettingsValues }}
        onSave={async (values) => {
          const saved = await updateSalesSettings(values);
          onChanged(saved);
          return toSalesSettingsValues(saved);
        }}
        onSaved={() => void succeed('Settings saved')}
      >
        <FormTabs
          fields={salesSettingsFields}
          tabs={{
            shipping: { label: 'Shipping', content: <ShippingMethods /> },
            taxes: { label: 'Taxes', content: <TaxRates taxClasses={salesSettings.taxClasses} /> },
            payment: { label: 'Payments', content: <PaymentMethods connections={salesSettings.connections} /> },
            invoices: { label: 'Invoices', content: <InvoiceSettings /> },
            stock: { label: 'Stock', content: <StockSettings /> },
            links: { label: 'Links', content: <LinkSettings /> },
          }}
        />
        <FormAlert />
        <FormButtons submit="Save" busy="Saving..." cancel={paths.home} />
      </RecordForm>
    </>
  );
}
