import { CURRENCY, type OfferedProvider, type PublicSettings, type Settings } from '@stoa/contract';
import type { SettingsRow } from '../queries/settings';

export const toPublicSettings = (
  { shopName, tagline, contactEmail, socialLinks }: SettingsRow,
  providers: OfferedProvider[],
): PublicSettings => ({
  shopName,
  tagline: tagline || null,
  contactEmail: contactEmail || null,
  socialLinks: socialLinks ?? [],
  currency: CURRENCY,
  providers,
});

export const toSettings = (row: SettingsRow, providers: OfferedProvider[]): Settings => ({
  ...toPublicSettings(row, providers),
  updatedAt: row.updatedAt.toISOString(),
});
