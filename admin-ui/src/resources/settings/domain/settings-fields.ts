import { type Settings, SOCIAL_NETWORKS, type SocialLink, type SocialNetwork } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';

export type SettingsValues = {
  shopName: string;
  tagline: string;
  contactEmail: string;
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

export const networkChoices = SOCIAL_NETWORKS.map((value) => ({ value, label: networks[value] }));

export const toSettingsValues = (settings: Settings): SettingsValues => ({
  shopName: settings.shopName,
  tagline: settings.tagline ?? '',
  contactEmail: settings.contactEmail ?? '',
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
  socialLinks: {
    label: 'Social links',
    format: (links) => links.map(({ network, url }) => `${networks[network]}: ${url}`).join('\n'),
  },
};

export const settingsInputs = inputsOf(settingsFields);
