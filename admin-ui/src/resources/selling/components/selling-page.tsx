import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { adminPaths, type Selling, sellingInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FormTabs } from '../../../components/form/form-tabs';
import { FORM_WIDTH } from '../../../components/form/form-width';
import { RecordForm } from '../../../components/form/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { sellingBlockersOf } from '../../../lib/selling-blockers';
import { updateSelling, useSelling } from '../api';
import { placeErrors, sellingFields, toInput, toSellingValues } from '../domain/selling-fields';
import { DeliveryMethods } from './delivery-methods';
import { InvoiceTerms } from './invoice-terms';
import { LinkTerms } from './link-terms';
import { StockTerms } from './stock-terms';
import { TaxRates } from './tax-rates';
import { WaysToPay } from './ways-to-pay';

export function SellingPage() {
  const { data: selling, error, mutate } = useSelling();
  return (
    <>
      <PageHeader title="Selling" intro="Shipping, taxes, payments, invoices, and stock." />
      {error && !selling ? (
        <LoadError onRetry={() => void mutate()}>Failed to load settings. Please try again.</LoadError>
      ) : selling ? (
        <SellingForm selling={selling} onChanged={(saved) => void mutate(saved, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind="termsOfSale" />
    </>
  );
}

function SellingForm({ selling, onChanged }: { selling: Selling; onChanged: (saved: Selling) => void }) {
  const { succeed } = useOutcome(useReload(adminPaths.firstSteps));
  return (
    <>
      <Stack spacing={1} sx={{ maxWidth: FORM_WIDTH, marginBottom: 2 }}>
        {sellingBlockersOf(selling).map((blocker) => (
          <Alert key={blocker} severity="warning">
            {blocker}
          </Alert>
        ))}
      </Stack>
      <RecordForm
        aria-label="Selling"
        draft="selling"
        initialValues={toSellingValues(selling)}
        validate={(values) => ({ ...schemaErrors(sellingInput, toInput(values)), ...placeErrors(values) })}
        failure="Failed to save settings"
        conflict={{ fields: sellingFields, names: null, toValues: toSellingValues }}
        onSave={async (values) => {
          const saved = await updateSelling(values);
          onChanged(saved);
          return toSellingValues(saved);
        }}
        onSaved={() => void succeed('Settings saved')}
      >
        <FormTabs
          fields={sellingFields}
          tabs={{
            delivery: { label: 'Delivery', content: <DeliveryMethods /> },
            taxes: { label: 'Taxes', content: <TaxRates taxClasses={selling.taxClasses} /> },
            payment: { label: 'Payment methods', content: <WaysToPay connections={selling.connections} /> },
            invoices: { label: 'Invoices', content: <InvoiceTerms /> },
            stock: { label: 'Stock', content: <StockTerms /> },
            links: { label: 'Links', content: <LinkTerms /> },
          }}
        />
        <FormAlert />
        <FormButtons submit="Save" busy="Saving..." cancel={paths.home} />
      </RecordForm>
    </>
  );
}
