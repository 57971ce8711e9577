import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths, PAYPAL_ENVIRONMENTS, type ProviderSettings, providerKeysInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { Link, useParams } from 'react-router-dom';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { SecretField } from '../../../components/form/secret-field';
import { TestCard } from '../../../components/form/test-card';
import { ClearRecordButton } from '../../../components/record/clear-record-button';
import { SettingsColumn, SettingsForm } from '../../../components/record/settings-form';
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
        <SettingsColumn>
          {settings.source === 'ENVIRONMENT' ? (
            <Alert severity="info">
              The keys are set on the server, by PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET. To enter them here, remove
              them there.
            </Alert>
          ) : (
            <Keys settings={settings} onDisconnected={replace} />
          )}
          <Test name={settings.name} isConnected={settings.source !== 'NONE'} />
        </SettingsColumn>
      )}
    </SingleRecordPage>
  );
}

type KeysProps = { settings: ProviderSettings; onDisconnected: (settings: ProviderSettings) => void };

function Keys({ settings, onDisconnected }: KeysProps) {
  const { name, source, hasSecret, isUnreadable } = settings;
  return (
    <SettingsForm
      submit="Check and save"
      busy="Checking..."
      cancel={paths.salesSettings}
      clear={
        source === 'PANEL' && (
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
        )
      }
    >
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
        <SecretField {...providerInputs('password')} isStored={hasSecret} />
      </FormCard>
    </SettingsForm>
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
  if (!isConnected) return null;
  return (
    <TestCard
      intro="Opens a payment of $1.00 at PayPal that nobody approves, to see whether your account can take payments."
      button="Test a payment"
      busy="Testing..."
      failure="Failed to test a payment"
      test={async () => {
        const { reference } = await testPayment(name);
        return { accepted: true, text: `PayPal opened a test payment of $1.00 (${reference}). Nobody is charged.` };
      }}
    />
  );
}
