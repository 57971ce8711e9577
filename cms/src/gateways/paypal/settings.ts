import type { ConnectionMode, PayPalEnvironment } from '@stoa/contract';
import { environment } from '../../environment';

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

/** Settings for the emulator are given only together: environment.ts sees to it that they stay on this machine. */
export function readSettings(): PayPalSettings {
  const { paypalApiBase, paypalEnvironment } = environment;
  return {
    clientId: environment.paypalClientId,
    clientSecret: environment.paypalClientSecret,
    environment: paypalEnvironment,
    webhookId: environment.paypalWebhookId,
    apiBase: paypalApiBase || API_BASES[paypalEnvironment],
    sdkBase: environment.paypalSdkBase,
    certificateOrigins: paypalApiBase ? [paypalApiBase] : CERTIFICATE_ORIGINS[paypalEnvironment],
    rootCertificate: paypalApiBase ? environment.paypalRootCertificate : null,
    timeout: 8_000,
  };
}

export const modeOf = ({ environment, apiBase }: PayPalSettings): ConnectionMode => {
  if (environment === 'production') return 'LIVE';
  return apiBase === API_BASES.sandbox ? 'SANDBOX' : 'DEMONSTRATION';
};
