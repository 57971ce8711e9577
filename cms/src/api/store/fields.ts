import type { Settings } from '@stoa/contract';
import type { Fields } from '../../area/fields';

/** In form order. */
export const settingsFields = {
  shopName: { column: 'shop_name', console: { label: 'Shop name' } },
  tagline: { column: 'tagline', console: { label: 'Tagline' } },
  contactEmail: {
    column: 'contact_email',
    console: {
      label: 'Contact email',
      help: 'Shown to visitors, and receives contact form messages. If empty, administrators get them.',
    },
  },
  socialLinks: {
    // Strapi returns jsonb as text but parses json.
    select: 'social_links::json',
    activity: `COALESCE((SELECT json_agg(concat(link->>'network', ': ', link->>'url'))
      FROM jsonb_array_elements(subject.social_links) link), '[]')`,
    console: {
      label: 'Social links',
      help: 'A list such as [{ "network": "instagram", "url": "https://instagram.com/…" }].',
    },
  },
  currency: { select: null, activity: null, console: null },
  paypal: { select: null, activity: null, console: null },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<Settings>;
