import type { SubjectKind } from '@stoa/contract';
import type { RecordKind, RecordKinds } from '../lib/record-kinds';
import type { Resource } from '../lib/resource';
import { activity } from '../resources/activity/resource';
import { backups } from '../resources/backups/resource';
import { brand } from '../resources/brand/resource';
import { collections } from '../resources/collections/resource';
import { customers } from '../resources/customers/resource';
import { dashboard } from '../resources/dashboard/resource';
import { discounts } from '../resources/discounts/resource';
import { giftCards } from '../resources/gift-cards/resource';
import { health } from '../resources/health/resource';
import { home } from '../resources/home/resource';
import { imports } from '../resources/imports/resource';
import { items } from '../resources/items/resource';
import { jobs } from '../resources/jobs/resource';
import { media } from '../resources/media/resource';
import { menus } from '../resources/menus/resource';
import { messages } from '../resources/messages/resource';
import { notifications } from '../resources/notifications/resource';
import { orders } from '../resources/orders/resource';
import { pages } from '../resources/pages/resource';
import { posts } from '../resources/posts/resource';
import { salesSettings } from '../resources/sales-settings/resource';
import { settings } from '../resources/settings/resource';
import { terms } from '../resources/terms/resource';
import { trash } from '../resources/trash/resource';
import { users } from '../resources/users/resource';

/**
 * Every part of the panel, in sidebar order within each section. `as const` keeps each one's own type: in a plain array,
 * TypeScript would reduce them to one common type.
 */
const all = [
  dashboard,
  orders,
  customers,
  discounts,
  giftCards,
  items,
  collections,
  posts,
  home,
  pages,
  menus,
  brand,
  terms,
  media,
  messages,
  users,
  activity,
  trash,
  imports,
  jobs,
  health,
  notifications,
  backups,
  salesSettings,
  settings,
] as const;

export const resources: readonly Resource[] = all;

type KindsOf<One> = One extends { kinds: infer Kinds } ? keyof Kinds : never;

/** What all resources say about their kinds of records. A contract kind that no resource covers is a type error here. */
export const recordKinds: RecordKinds = Object.fromEntries(
  resources.flatMap(({ kinds = {} }) => Object.entries(kinds)),
) satisfies Record<string, RecordKind> as Record<KindsOf<(typeof all)[number]> & SubjectKind, RecordKind>;
