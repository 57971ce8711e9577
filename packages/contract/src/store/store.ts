import * as yup from 'yup';
import type { CURRENCY } from '../constants';
import {
  choice,
  isWebAddress,
  openedVersion,
  optionalEmail,
  optionalText,
  requiredText,
  text,
  trimmed,
} from '../input/fields';
import { WEIGHT_UNITS, type WeightUnit } from '../marketplace/weights';
import type { OrderNumbering } from '../sales/orders/order-names';
import type { OfferedProvider } from '../sales/settings/providers';
import type { DayRange } from '../sales/shipping/arrival';
import { isTimeZone } from '../time-zones';
import { type Announcement, type AnnouncementSettings, announcementFields } from './announcement';
import type { PublicBrand } from './brand/brand';
import { type BusinessDetails, businessFields } from './business';
import type { Menus } from './default-menus';

export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'youtube',
  'github',
  'pinterest',
  'tiktok',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export interface PublicSettings {
  shopName: string;
  tagline: string | null;
  /** Where visitors can write; null if the shop doesn't show an address. */
  contactEmail: string | null;
  socialLinks: SocialLink[];
  /** Such as America/New_York: its days and times are the shop's. */
  timeZone: string;
  /** What the panel asks for weights in. */
  weightUnit: WeightUnit;
  /** Null: there is nothing to say now. */
  announcement: Announcement | null;
  currency: typeof CURRENCY;
  /** Those that shoppers can pay with. Ways to pay by hand have none. */
  providers: OfferedProvider[];
}

/** How things get to shoppers, as far as that can be said before anybody knows where to. */
export interface ShippingInfo {
  /** The lowest; null if nothing is delivered. */
  price: number | null;
  /** Whether it's more in some places, or for more items. */
  varies: boolean;
  freeFrom: number | null;
  pickUp: boolean;
  /** Those that something is shipped to; null if that is everywhere, or nowhere. */
  countries: string[] | null;
  /** How many business days pass before an order is shipped; null if the shop doesn't say. */
  handling: DayRange | null;
  /** Whether checkout may add tax to what a cart comes to. */
  addsTax: boolean;
}

/** What every page of the shop shows of it. */
export interface Store extends PublicSettings {
  menus: Menus;
  /** Null if the shop looks as it comes. */
  brand: PublicBrand | null;
  shipping: ShippingInfo;
  /** Whether automatic discounts may apply now, so that it's worth asking what a cart gets. */
  hasDiscounts: boolean;
  /** What orders are called. */
  orderNumbering: OrderNumbering[];
}

export interface Settings extends PublicSettings, BusinessDetails, AnnouncementSettings {
  updatedAt: string;
}

export const NO_TIME_ZONE = 'Select a time zone';
/** No offsets: those don't change with daylight saving, and PostgreSQL reads them the other way around. */
const NAMED_ZONE = /^[A-Za-z]/;

export const settingsInput = yup.object({
  shopName: requiredText('Shop name', 2, 100, 'Enter your shop’s name').optional(),
  tagline: optionalText('Tagline', 200),
  contactEmail: optionalEmail(),
  socialLinks: yup
    .array()
    .label('Social links')
    .typeError('Social links must be a list')
    .max(SOCIAL_NETWORKS.length, `Social links can have at most ${SOCIAL_NETWORKS.length} entries`)
    .of(
      yup.object({
        network: yup
          .mixed<SocialNetwork>()
          .oneOf(SOCIAL_NETWORKS, `Network must be one of ${SOCIAL_NETWORKS.join(', ')}`)
          .required('Network is required'),
        url: text('Link', 'Link must be a valid URL')
          .transform(trimmed)
          .required('Link is required')
          .max(500, 'Link must be at most 500 characters')
          .test(
            'url',
            'Link must be a valid URL',
            (value) => !value || (isWebAddress(value) && !value.startsWith('/')),
          ),
      }),
    ),
  timeZone: requiredText('Time zone', 1, 64, NO_TIME_ZONE)
    .test('zone', NO_TIME_ZONE, (value) => !value || (NAMED_ZONE.test(value) && isTimeZone(value)))
    .optional(),
  weightUnit: choice('Weight unit', WEIGHT_UNITS),
  ...businessFields,
  ...announcementFields,
  updatedAt: openedVersion(),
});
export type SettingsInput = yup.InferType<typeof settingsInput>;
