import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  adminPaths,
  PAYPAL_ENVIRONMENTS,
  type ProviderSettings,
  providerKeysInput,
  type TestPayment,
} from '@stoa/contract';
import { errorMessage, FormAlert, PasswordField, schemaErrors, sendData, TextField, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import {
  environments,
  type ProviderValues,
  providerFields,
  providerInputs,
  toProviderInput,
  toProviderValues,
} from '../domain/provider-fields';

const choices = PAYPAL_ENVIRONMENTS.map((value) => ({ value, label: environments[value] }));

/** Where a payment provider's keys are entered. */
export function ProviderPage() {
  const { provider = '' } = useParams();
  return (
    <SingleRecordPage<ProviderValues, ProviderSettings>
      key={provider}
      kind="paymentProvider"
      draft={`provider-${provider}`}
      title="PayPal"
      intro="Shoppers pay with PayPal or a card, and the money goes to your PayPal account."
      actions={
        <Button component={Link} to={paths.salesSettings} variant="outlined">
          Selling
        </Button>
      }
      name="PayPal"
      api={adminPaths.paymentProvider(provider)}
      reloads={adminPaths.salesSettings}
      fields={providerFields}
      errors={(values) => schemaErrors(providerKeysInput, toProviderInput(values))}
      toValues={toProviderValues}
      toInput={toProviderInput}
    >
      {(settings) => (
        <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
          {settings.source === 'ENVIRONMENT' ? (
            <Alert severity="info">
              The keys are set on the server, by PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET. To enter them here, remove
              them there.
            </Alert>
          ) : (
            <Keys settings={settings} />
          )}
          <Test name={settings.name} isConnected={settings.source !== 'NONE'} />
        </Stack>
      )}
    </SingleRecordPage>
  );
}

function Keys({ settings }: { settings: ProviderSettings }) {
  const { source, hasSecret, hasWebhook, webhookUrl } = settings;
  return (
    <>
      {source === 'PANEL' && (
        <Alert severity={hasWebhook ? 'success' : 'warning'}>
          {hasWebhook
            ? 'Connected. PayPal tells your shop about payments and refunds at once.'
            : `Connected. PayPal can’t reach ${webhookUrl}, so your shop hears later about payments under review and refunds made at PayPal.`}
        </Alert>
      )}
      <FormCard title="Keys">
        <Typography variant="body2" color="textSecondary">
          Sign in at{' '}
          <TextLink href="https://developer.paypal.com/dashboard/applications" target="_blank" rel="noreferrer">
            developer.paypal.com
          </TextLink>
          , create an app, and copy its client ID and secret.
        </Typography>
        <SelectField {...providerInputs('environment')} choices={choices} />
        <TextField {...providerInputs('clientId')} autoComplete="off" />
        <PasswordField
          {...providerInputs('password')}
          autoComplete="new-password"
          {...(hasSecret ? { helperText: 'Stored encrypted. Leave empty to keep it.' } : {})}
        />
      </FormCard>
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FormButtons submit="Check and save" busy="Checking..." cancel={paths.salesSettings} />
        {source === 'PANEL' && <Disconnect name={settings.name} />}
      </Box>
    </>
  );
}

function Disconnect({ name }: { name: string }) {
  const { resetForm } = useFormikContext<ProviderValues>();
  const reload = useReload(adminPaths.salesSettings);
  const [failure, setFailure] = useState('');

  async function disconnect() {
    try {
      const settings = await sendData<ProviderSettings>(adminPaths.paymentProvider(name), { method: 'DELETE' });
      resetForm({ values: toProviderValues(settings) });
      await reload();
      window.location.reload();
    } catch (error) {
      setFailure(errorMessage(error, 'Failed to disconnect PayPal'));
    }
  }

  return (
    <>
      <Button color="error" variant="text" onClick={() => void disconnect()}>
        Disconnect PayPal
      </Button>
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}

function Test({ name, isConnected }: { name: string; isConnected: boolean }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ text: string; ok: boolean } | null>(null);

  async function test() {
    setBusy(true);
    try {
      const { reference } = await sendData<TestPayment>(adminPaths.testPayment(name));
      setResult({ ok: true, text: `PayPal opened a test payment of $1.00 (${reference}). Nobody is charged.` });
    } catch (error) {
      setResult({ ok: false, text: errorMessage(error, 'Failed to test a payment') });
    }
    setBusy(false);
  }

  if (!isConnected) return null;
  return (
    <FormCard title="Test">
      <Typography variant="body2" color="textSecondary">
        Opens a payment of $1.00 at PayPal that nobody approves, to see whether your account can take payments.
      </Typography>
      <Box>
        <Button variant="outlined" disabled={busy} onClick={() => void test()}>
          {busy ? 'Testing...' : 'Test a payment'}
        </Button>
      </Box>
      <div role="status">{result && <Alert severity={result.ok ? 'success' : 'error'}>{result.text}</Alert>}</div>
    </FormCard>
  );
}
