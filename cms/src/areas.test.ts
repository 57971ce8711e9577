import blogCategory from './api/blog/content-types/blog-category/schema.json';
import blogTag from './api/blog/content-types/blog-tag/schema.json';
import post from './api/blog/content-types/post/schema.json';
import { blogRecords } from './api/blog/records';
import item from './api/marketplace/content-types/item/schema.json';
import itemCategory from './api/marketplace/content-types/item-category/schema.json';
import itemTag from './api/marketplace/content-types/item-tag/schema.json';
import { marketplaceRecords } from './api/marketplace/records';
import settings from './api/store/content-types/setting/schema.json';
import { settingsRecord } from './api/store/records';
import { userRecord } from './api/users/records';
import user from './extensions/users-permissions/content-types/user/schema.json';

const SCHEMAS = { item, itemCategory, itemTag, post, blogCategory, blogTag, settings, user };

const RECORDS = { ...marketplaceRecords, ...blogRecords, settings: settingsRecord, user: userRecord };

/** Attributes whose names differ from the contract's. */
const NAMES: Record<string, string> = { availability: 'status', state: 'status', publishedOn: 'publishedAt' };

/** Fields left out of the activity: those not edited by hand, those derived from recorded fields, and secrets. */
const UNTOLD = {
  item: ['viewCount'],
  itemCategory: ['items'],
  itemTag: ['items'],
  post: ['contentHtml', 'opening', 'headings', 'readingMinutes', 'viewCount', 'comments', 'likes'],
  blogCategory: ['posts'],
  blogTag: ['posts'],
  settings: [],
  user: ['username', 'provider', 'password', 'resetPasswordToken', 'confirmationToken', 'confirmed'],
};

it.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])('tells every attribute of: %s', (kind) => {
  const untold: string[] = UNTOLD[kind];
  const attributes = Object.keys(SCHEMAS[kind].attributes).filter((attribute) => !untold.includes(attribute));
  expect(Object.keys(RECORDS[kind].fields).sort()).toEqual(attributes.map((name) => NAMES[name] ?? name).sort());
});
