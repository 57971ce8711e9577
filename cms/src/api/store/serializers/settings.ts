import {
  type BusinessDetails,
  CURRENCY,
  type OfferedProvider,
  type PublicSettings,
  type Settings,
} from '@stoa/contract';
import { announcementAt } from '../announcement';
import type { SettingsRow } from '../queries/settings';

export const toPublicSettings = (row: SettingsRow, providers: OfferedProvider[]): PublicSettings => ({
  shopName: row.shopName,
  tagline: row.tagline || null,
  contactEmail: row.contactEmail || null,
  socialLinks: row.socialLinks ?? [],
  timeZone: row.timeZone,
  weightUnit: row.weightUnit,
  announcement: announcementAt(row, Date.now()),
  currency: CURRENCY,
  providers,
});

export const toBusinessDetails = (row: SettingsRow): BusinessDetails => ({
  legalName: row.legalName || null,
  address: row.address || null,
  phone: row.phone || null,
  taxNumber: row.taxNumber || null,
  openingHours: row.openingHours || null,
});

export const toSettings = (row: SettingsRow, providers: OfferedProvider[]): Settings => ({
  ...toPublicSettings(row, providers),
  ...toBusinessDetails(row),
  announcementText: row.announcementText || null,
  announcementUrl: row.announcementUrl || null,
  announcementFrom: row.announcementFrom?.toISOString() ?? null,
  announcementUntil: row.announcementUntil?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});
