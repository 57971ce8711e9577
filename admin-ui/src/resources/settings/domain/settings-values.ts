import { type Settings, SOCIAL_NETWORKS, type SocialLink, type SocialNetwork } from '@stoa/contract';
import type { FieldDescription } from '../../../components/form/differences';

/** The settings as their form holds them. */
export type SettingsValues = {
  shopName: string;
  tagline: string;
  contactEmail: string;
  socialLinks: SocialLink[];
  /** The version that the form was opened with. */
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
  contactEmail: settings.contactEmail,
  socialLinks: settings.socialLinks,
  updatedAt: settings.updatedAt,
});

/** A new row asks for a network that has none yet. */
export function nextLink(links: SocialLink[]): SocialLink {
  const free = SOCIAL_NETWORKS.find((name) => links.every(({ network }) => network !== name));
  return { network: free ?? SOCIAL_NETWORKS[0], url: '' };
}

/** In words, for the comparison of two versions. */
export const settingsFields: FieldDescription<SettingsValues>[] = [
  { name: 'shopName', label: 'Shop name' },
  { name: 'tagline', label: 'Tagline' },
  { name: 'contactEmail', label: 'Contact e-mail' },
  {
    name: 'socialLinks',
    label: 'Social links',
    inWords: (links: SocialLink[]) => links.map(({ network, url }) => `${networks[network]}: ${url}`).join('\n'),
  },
];
