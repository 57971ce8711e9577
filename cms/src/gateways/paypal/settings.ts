import type { ConnectionMode, PayPalEnvironment } from '@stoa/contract';
import { environment } from '../../environment';
import type { StoredKeys } from '../provider';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  environment: PayPalEnvironment;
  webhookId: string;
  apiBase: string;
  /** Where its script comes from, if not from PayPal. */
  sdkBase: string;
  /** Where certificates of webhooks may be fetched from. */
  certificateOrigins: string[];
  /** What the chain of such a certificate must end in; null: what Node trusts. */
  rootCertificate: string | null;
  /** Milliseconds. */
  timeout: number;
}

export const API_BASES: Record<PayPalEnvironment, string> = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
};

const CERTIFICATE_ORIGINS: Record<PayPalEnvironment, string[]> = {
  sandbox: ['https://api.sandbox.paypal.com', API_BASES.sandbox],
  production: ['https://api.paypal.com', API_BASES.production],
};

const keysOfEnvironment = (): StoredKeys => ({
  clientId: environment.paypalClientId,
  clientSecret: environment.paypalClientSecret,
  environment: environment.paypalEnvironment,
  webhookId: environment.paypalWebhookId,
  webhookProblem: null,
});

const { paypalApiBase, paypalClientId, paypalSdkBase, paypalRootCertificate } = environment;

/** The emulator’s keys are in the environment, too, but whoever enters keys wants PayPal itself. */
const isEmulated = paypalClientId !== '' && paypalApiBase !== '';

export const isInEnvironment = paypalClientId !== '' && !isEmulated;

/**
 * With the keys of the environment, if it has any, else with those that administrators entered. Settings for the emulator are given
 * only together: environment.ts sees to it that they stay on this machine.
 */
export function settingsOf(stored: StoredKeys | undefined): PayPalSettings {
  const keys = stored && !isInEnvironment ? stored : keysOfEnvironment();
  const apiBase = keys === stored && isEmulated ? '' : paypalApiBase;
  return {
    ...keys,
    apiBase: apiBase || API_BASES[keys.environment],
    sdkBase: apiBase && paypalSdkBase,
    certificateOrigins: apiBase ? [apiBase] : CERTIFICATE_ORIGINS[keys.environment],
    rootCertificate: apiBase ? paypalRootCertificate : null,
    timeout: 8_000,
  };
}

export const modeOf = ({ environment, apiBase }: PayPalSettings): ConnectionMode => {
  if (environment === 'production') return 'LIVE';
  return apiBase === API_BASES.sandbox ? 'SANDBOX' : 'DEMONSTRATION';
};
