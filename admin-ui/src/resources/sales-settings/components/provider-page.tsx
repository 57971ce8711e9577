import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminPaths, PAYPAL_ENVIRONMENTS, type ProviderSettings, providerKeysInput } from '@stoa/contract';
import { errorMessage, FormAlert, PasswordField, schemaErrors, TextField } from '@stoa/web-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { ClearRecordButton } from '../../../components/record/clear-record-button';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { disconnectProvider, testPayment } from '../api';
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
      {(settings, replace) => (
        <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
          {settings.source === 'ENVIRONMENT' ? (
            <Alert severity="info">
              The keys are set on the server, by PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET. To enter them here, remove
              them there.
            </Alert>
          ) : (
            <Keys settings={settings} onDisconnected={replace} />
          )}
          <Test name={settings.name} isConnected={settings.source !== 'NONE'} />
        </Stack>
      )}
    </SingleRecordPage>
  );
}

type KeysProps = { settings: ProviderSettings; onDisconnected: (settings: ProviderSettings) => void };

function Keys({ settings, onDisconnected }: KeysProps) {
  const { name, source, hasSecret, isUnreadable } = settings;
  return (
    <>
      {source === 'PANEL' && <Webhook settings={settings} />}
      {isUnreadable && (
        <Alert severity="error">
          The stored keys can’t be read, because ENCRYPTION_KEY was changed on the server. Enter them again.
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
        {source === 'PANEL' && (
          <ClearRecordButton
            label="Disconnect PayPal"
            title="Disconnect PayPal?"
            confirm="Disconnect"
            failure="Failed to disconnect PayPal"
            clear={() => disconnectProvider(name)}
            onCleared={onDisconnected}
          >
            Shoppers can’t pay with PayPal anymore. Orders paid with it can’t be refunded here until you connect it
            again.
          </ClearRecordButton>
        )}
      </Box>
    </>
  );
}

function Webhook({ settings: { hasWebhook, webhookProblem, webhookUrl } }: { settings: ProviderSettings }) {
  if (hasWebhook && !webhookProblem)
    return <Alert severity="success">Connected. PayPal tells your shop about payments and refunds at once.</Alert>;
  return (
    <Alert severity="warning">
      Connected, but PayPal didn’t accept {webhookUrl} for its messages
      {webhookProblem ? `: ${webhookProblem.replace(/\.$/, '')}` : ''}. Your shop hears later about payments under
      review and refunds made at PayPal.
    </Alert>
  );
}

function Test({ name, isConnected }: { name: string; isConnected: boolean }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ text: string; ok: boolean } | null>(null);

  async function test() {
    setBusy(true);
    try {
      const { reference } = await testPayment(name);
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
