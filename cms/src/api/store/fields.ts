import type { EditableMenus, HomeSettings, Settings } from '@stoa/contract';
import type { Fields } from '../../area/fields';

/** A list in a column, told as a line of text for each entry. */
const inLines = (column: string, line: string): string =>
  `COALESCE((SELECT json_agg(${line}) FROM jsonb_array_elements(subject.${column}) entry), '[]')`;

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
    activity: inLines('social_links', `concat(entry->>'network', ': ', entry->>'url')`),
    console: {
      label: 'Social links',
      help: 'A list such as [{ "network": "instagram", "url": "https://instagram.com/…" }].',
    },
  },
  currency: { select: null, activity: null, console: null },
  providers: { select: null, activity: null, console: null },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<Settings>;

const links = (column: keyof EditableMenus, label: string) => ({
  select: `${column}::json`,
  activity: inLines(column, `concat(entry->>'label', ': ', entry->>'url')`),
  console: { label, help: 'A list such as [{ "label": "About", "url": "/pages/about" }].' },
});

export const menusFields = {
  header: links('header', 'Header'),
  footer: links('footer', 'Footer'),
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<EditableMenus>;

const SECTION = `concat_ws(' · ', entry->>'kind', CASE WHEN entry->>'shown' = 'false' THEN 'hidden' END, entry->>'title',
  entry->>'text', entry->>'imageUrl', entry->>'linkLabel', entry->>'linkUrl',
  'collection ' || (entry->>'collectionId'), (entry->>'count') || ' items',
  (SELECT string_agg(concat_ws(' ', tile->>'label', tile->>'url', tile->>'imageUrl'), ', ')
   FROM jsonb_array_elements(entry->'tiles') tile))`;

export const homeFields = {
  sections: {
    select: 'sections::json',
    activity: inLines('sections', SECTION),
    console: {
      label: 'Sections',
      help: 'Edit them in the Admin Panel, under Home page, where you also see a preview.',
    },
  },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<HomeSettings>;
