import type { EditableBrand, EditableMenus, HomeSettings, Settings } from '@stoa/contract';
import type { Fields } from '../../area/fields';

/** A list in a column, told as a line of text for each entry. */
const inLines = (column: string, line: string): string =>
  `COALESCE((SELECT json_agg(${line}) FROM jsonb_array_elements(subject.${column}) entry), '[]')`;

/** Strapi keeps moments without a time zone, in UTC. */
const isoOf = (column: string): string => `to_char(subject.${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

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
  timeZone: {
    column: 'time_zone',
    console: { label: 'Time zone', help: 'Such as America/New_York. Days, dates, and times of the shop are in it.' },
  },
  weightUnit: {
    column: 'weight_unit',
    console: { label: 'Weight unit', help: 'What the Admin Panel asks for weights in.' },
  },
  legalName: { column: 'legal_name', console: { label: 'Legal name', help: 'If it isn’t the shop’s name.' } },
  address: { column: 'address', console: { label: 'Address', help: 'On the contact page, invoices, and emails.' } },
  phone: { column: 'phone', console: { label: 'Phone' } },
  taxNumber: { column: 'tax_number', console: { label: 'Tax number', help: 'Such as EIN 12-3456789.' } },
  openingHours: { column: 'opening_hours', console: { label: 'Opening hours' } },
  announcementText: {
    column: 'announcement_text',
    console: { label: 'Announcement', help: 'Shown above the header of all pages but checkout.' },
  },
  announcementUrl: { column: 'announcement_url', console: { label: 'Link of the announcement' } },
  announcementFrom: {
    select: 'announcement_from',
    activity: isoOf('announcement_from'),
    console: { label: 'Announcement shown from' },
  },
  announcementUntil: {
    select: 'announcement_until',
    activity: isoOf('announcement_until'),
    console: { label: 'Announcement shown until' },
  },
  announcement: { select: null, activity: null, console: null },
  currency: { select: null, activity: null, console: null },
  providers: { select: null, activity: null, console: null },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<Settings>;

const LINK = `concat(entry->>'label', ': ', entry->>'url')`;
const LINKS_BELOW = `(SELECT string_agg(concat(below->>'label', ': ', below->>'url'), ', ')
  FROM jsonb_array_elements(entry->'links') below)`;

export const menusFields = {
  header: {
    select: 'header::json',
    activity: inLines('header', `concat_ws(' › ', ${LINK}, ${LINKS_BELOW})`),
    console: {
      label: 'Header',
      help: 'A list such as [{ "label": "About", "url": "/pages/about" }]. A link may have "links" below it.',
    },
  },
  footer: {
    select: 'footer::json',
    activity: inLines('footer', LINK),
    console: { label: 'Footer', help: 'A list such as [{ "label": "About", "url": "/pages/about" }].' },
  },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<EditableMenus>;

const SECTION = `concat_ws(' · ', entry->>'kind', CASE WHEN entry->>'shown' = 'false' THEN 'hidden' END, entry->>'title',
  entry->>'text', entry->>'imageUrl', entry->>'linkLabel', entry->>'linkUrl',
  'collection ' || (entry->>'collectionId'), 'category ' || (entry->>'categoryId'), (entry->>'count') || ' items',
  (SELECT string_agg(concat_ws(' ', tile->>'label', tile->>'url', tile->>'imageUrl'), ', ')
   FROM jsonb_array_elements(entry->'tiles') tile),
  (SELECT string_agg(concat_ws(' ', question->>'question', question->>'answer'), ', ')
   FROM jsonb_array_elements(entry->'questions') question))`;

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

export const brandFields = {
  logoLight: { column: 'logo_light', console: { label: 'Logo', help: 'Address of an image of the media library.' } },
  logoDark: { column: 'logo_dark', console: { label: 'Logo for the dark theme', help: 'If empty, the other one.' } },
  icon: {
    column: 'icon',
    console: { label: 'Icon', help: 'A square image; browsers show it beside the page’s title.' },
  },
  accent: {
    column: 'accent',
    console: { label: 'Accent color', help: 'Such as #2F6B4F. The Admin Panel, under Brand, has a preview.' },
  },
  surface: { column: 'surface', console: { label: 'Surface color', help: 'What the backgrounds are tinted with.' } },
  fonts: {
    column: 'fonts',
    console: { label: 'Fonts', help: 'Such as lora. The Admin Panel, under Brand, has them all.' },
  },
  radius: { column: 'radius', console: { label: 'Corner radius', help: 'Of cards, in pixels.' } },
  cardStyle: { column: 'card_style', console: { label: 'Cards of items', help: 'plain, framed, filled, or raised.' } },
  pictureRatio: {
    column: 'picture_ratio',
    console: { label: 'Images of items', help: 'landscape, square, or portrait.' },
  },
  schemes: { column: 'schemes', console: { label: 'Themes', help: 'both, light, or dark.' } },
  updatedAt: { select: 'updated_at', activity: null, console: null },
} satisfies Fields<EditableBrand>;
