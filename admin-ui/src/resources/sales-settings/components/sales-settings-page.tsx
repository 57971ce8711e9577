import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminPaths, apiPaths, type SalesSettings, salesSettingsInput } from '@stoa/contract';
import { FormAlert, schemaErrors, useReload } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { sellingBlockersOf } from '../../../lib/selling-blockers';
import { salesSettingsFields, toInput, toSalesSettingsValues } from '../domain/sales-settings-fields';
import { placeErrors } from '../domain/shipping-method-fields';
import { InvoiceSettings } from './invoice-settings';
import { LinkSettings } from './link-settings';
import { NumberingSettings } from './numbering-settings';
import { PaymentMethods } from './payment-methods';
import { ReturnSettings } from './return-settings';
import { ShippingMethods } from './shipping-methods';
import { StockSettings } from './stock-settings';
import { TaxRates } from './tax-rates';

export function SalesSettingsPage() {
  // It has the prefixes of order numbers.
  const reloadShop = useReload(apiPaths.store);
  return (
    <SingleRecordPage
      kind="salesSettings"
      title="Selling"
      intro="Shipping, taxes, payments, order numbers, invoices, stock, and returns."
      actions={
        <Button component={RouterLink} to={paths.rehearsal} variant="outlined">
          Rehearse an order
        </Button>
      }
      name="settings"
      api={adminPaths.salesSettings}
      reloads={adminPaths.firstSteps}
      fields={salesSettingsFields}
      errors={(values) => ({ ...schemaErrors(salesSettingsInput, toInput(values)), ...placeErrors(values) })}
      toValues={toSalesSettingsValues}
      toInput={toInput}
      onSaved={() => void reloadShop()}
    >
      {(salesSettings: SalesSettings) => (
        <>
          {sellingBlockersOf(salesSettings).map((blocker) => (
            <Alert key={blocker} severity="warning" sx={{ maxWidth: FORM_WIDTH }}>
              {blocker}
            </Alert>
          ))}
          <FormTabs
            fields={salesSettingsFields}
            tabs={{
              shipping: {
                label: 'Shipping',
                content: <ShippingMethods itemsWithoutWeight={salesSettings.itemsWithoutWeight} />,
              },
              taxes: { label: 'Taxes', content: <TaxRates taxClasses={salesSettings.taxClasses} /> },
              payment: { label: 'Payments', content: <PaymentMethods connections={salesSettings.connections} /> },
              invoices: {
                label: 'Invoices',
                content: (
                  <>
                    <NumberingSettings />
                    <InvoiceSettings />
                  </>
                ),
              },
              stock: { label: 'Stock', content: <StockSettings /> },
              returns: { label: 'Returns', content: <ReturnSettings /> },
              links: { label: 'Links', content: <LinkSettings /> },
            }}
          />
          <FormAlert />
          <FormButtons submit="Save" busy="Saving..." cancel={paths.home} />
        </>
      )}
    </SingleRecordPage>
  );
}
