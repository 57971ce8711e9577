import { CURRENCY, type PayPalAccess, type PublicSettings, type Settings } from '@stoa/contract';
import { environment } from '../../../environment';
import type { SettingsRow } from '../queries/settings';

export const toPublicSettings = ({ shopName, tagline, contactEmail, socialLinks }: SettingsRow): PublicSettings => ({
  shopName,
  tagline: tagline || null,
  contactEmail: contactEmail || null,
  socialLinks: socialLinks ?? [],
  currency: CURRENCY,
  paypal: paypalAccess(),
});

const paypalAccess = (): PayPalAccess | null => {
  const { paypalClientId, paypalClientSecret, paypalEnvironment, paypalSdkBase } = environment;
  if (!paypalClientId || !paypalClientSecret) return null;
  return { clientId: paypalClientId, environment: paypalEnvironment, sdkBaseUrl: paypalSdkBase || null };
};

export const toSettings = (row: SettingsRow): Settings => ({
  ...toPublicSettings(row),
  updatedAt: row.updatedAt.toISOString(),
});
