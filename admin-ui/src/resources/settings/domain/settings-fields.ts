import {
  type Settings,
  SOCIAL_NETWORKS,
  type SocialLink,
  type SocialNetwork,
  WEIGHT_UNITS,
  type WeightUnit,
} from '@stoa/contract';
import { formatMoment, formatTimeZone } from '@stoa/web-kit';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';

export type SettingsValues = {
  shopName: string;
  tagline: string;
  contactEmail: string;
  timeZone: string;
  weightUnit: WeightUnit;
  legalName: string;
  address: string;
  phone: string;
  taxNumber: string;
  openingHours: string;
  announcementText: string;
  announcementUrl: string;
  announcementFrom: string;
  announcementUntil: string;
  socialLinks: SocialLink[];
  updatedAt: string;
};

export const networks: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
};

const unitNames: Record<WeightUnit, string> = {
  g: 'Grams (g)',
  kg: 'Kilograms (kg)',
  oz: 'Ounces (oz)',
  lb: 'Pounds (lb)',
};
const unitName = (unit: WeightUnit) => unitNames[unit];

export const unitChoices = WEIGHT_UNITS.map((value) => ({ value, label: unitNames[value] }));

export const networkChoices = SOCIAL_NETWORKS.map((value) => ({ value, label: networks[value] }));

export const toSettingsValues = (settings: Settings): SettingsValues => ({
  shopName: settings.shopName,
  tagline: settings.tagline ?? '',
  contactEmail: settings.contactEmail ?? '',
  timeZone: settings.timeZone,
  weightUnit: settings.weightUnit,
  legalName: settings.legalName ?? '',
  address: settings.address ?? '',
  phone: settings.phone ?? '',
  taxNumber: settings.taxNumber ?? '',
  openingHours: settings.openingHours ?? '',
  announcementText: settings.announcementText ?? '',
  announcementUrl: settings.announcementUrl ?? '',
  announcementFrom: settings.announcementFrom ?? '',
  announcementUntil: settings.announcementUntil ?? '',
  socialLinks: settings.socialLinks,
  updatedAt: settings.updatedAt,
});

/** A new row starts with a network that isn't listed yet. */
export function nextLink(links: SocialLink[]): SocialLink {
  const free = SOCIAL_NETWORKS.find((name) => links.every(({ network }) => network !== name));
  return { network: free ?? SOCIAL_NETWORKS[0], url: '' };
}

export const settingsFields: FieldTable<SettingsValues> = {
  shopName: { label: 'Shop name' },
  tagline: { label: 'Tagline' },
  contactEmail: { label: 'Contact email', activity: { label: 'Contact email' } },
  timeZone: { label: 'Time zone', format: formatTimeZone, activity: { format: formatTimeZone } },
  weightUnit: { label: 'Weight unit', format: unitName, activity: { format: unitName } },
  legalName: { label: 'Legal name' },
  address: { label: 'Address' },
  phone: { label: 'Phone' },
  taxNumber: { label: 'Tax number' },
  openingHours: { label: 'Opening hours' },
  announcementText: { label: 'Announcement' },
  announcementUrl: { label: 'Link', activity: { label: 'Link of the announcement' } },
  announcementFrom: {
    label: 'Show from',
    format: (moment) => moment && formatMoment(moment),
    activity: { label: 'Announcement shown from', format: formatMoment },
  },
  announcementUntil: {
    label: 'Show until',
    with: 'announcementFrom',
    format: (moment) => moment && formatMoment(moment),
    activity: { label: 'Announcement shown until', format: formatMoment },
  },
  socialLinks: {
    label: 'Social links',
    format: (links) => links.map(({ network, url }) => `${networks[network]}: ${url}`).join('\n'),
  },
};

export const settingsInputs = inputsOf(settingsFields);
