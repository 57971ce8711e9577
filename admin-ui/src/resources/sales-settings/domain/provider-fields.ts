import type { PayPalEnvironment, ProviderSettings } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';

export type ProviderValues = {
  environment: PayPalEnvironment;
  clientId: string;
  /** Empty: the stored one stays. */
  password: string;
  updatedAt: string;
};

export const environments: Record<PayPalEnvironment, string> = {
  sandbox: 'Sandbox: for testing, no real money',
  production: 'Live: shoppers pay with real money',
};

export const toProviderValues = ({ environment, clientId, updatedAt }: ProviderSettings): ProviderValues => ({
  environment,
  clientId,
  password: '',
  updatedAt,
});

export const toProviderInput = ({ password, ...values }: ProviderValues) =>
  password === '' ? values : { ...values, clientSecret: password };

export const providerFields: FieldTable<ProviderValues> = {
  environment: { label: 'Environment', format: (environment) => environments[environment] },
  clientId: { label: 'Client ID' },
  password: { label: 'Secret', activity: { name: 'clientSecret' }, format: () => '••••••' },
};

export const providerInputs = inputsOf(providerFields);
