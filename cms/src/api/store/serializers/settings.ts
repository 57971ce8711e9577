import { CURRENCY, type PublicSettings, type Settings } from '@stoa/contract';
import { environment } from '../../../environment';
import type { SettingsRow } from '../queries/settings';

export const toPublicSettings = ({ shopName, tagline, contactEmail, socialLinks }: SettingsRow): PublicSettings => ({
  shopName,
  tagline: tagline || null,
  contactEmail: contactEmail || null,
  socialLinks: socialLinks ?? [],
  currency: CURRENCY,
  paypal: environment.paypalClientId
    ? { clientId: environment.paypalClientId, environment: environment.paypalEnvironment }
    : null,
});

export const toSettings = (row: SettingsRow): Settings => ({
  ...toPublicSettings(row),
  updatedAt: row.updatedAt.toISOString(),
});
