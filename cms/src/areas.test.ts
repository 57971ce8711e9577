import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './area/area';
import { withKinds } from './area/registered-areas';
import * as listed from './areas';

const areas = Object.values<Area>(listed).map(withKinds);

type Schema = { info: { singularName: string }; attributes: Record<string, unknown> };

/** Attributes whose names differ from the contract's. */
const NAMES: Record<string, string> = { availability: 'status', state: 'status', publishedOn: 'publishedAt' };

/** Attributes left out of the activity: those not edited by hand, those derived from recorded fields, and secrets. */
const NOT_RECORDED: Record<string, string[]> = {
  item: ['viewCount', 'detailsHtml', 'deliveryHtml', 'careHtml'],
  'item-category': ['items', 'descriptionHtml', 'deliveryHtml', 'careHtml'],
  'item-tag': ['items'],
  post: ['contentHtml', 'opening', 'headings', 'readingMinutes', 'viewCount', 'comments', 'likes'],
  'blog-category': ['posts'],
  'blog-tag': ['posts'],
  user: ['username', 'provider', 'password', 'resetPasswordToken', 'confirmationToken', 'confirmed'],
};

/** What is recorded of a record's parts. */
const OF_PARTS: Record<string, string[]> = { item: ['stock'] };

/** 'api::blog.post' → api/blog/content-types/post/schema.json */
const readSchema = (uid: string): Schema => {
  const [root = '', owner = '', type = ''] = uid.replace('::', '.').split('.');
  const folder = root === 'api' ? 'api' : 'extensions';
  return JSON.parse(readFileSync(path.join(__dirname, folder, owner, 'content-types', type, 'schema.json'), 'utf8'));
};

const isDefined = (kinds: NonNullable<Area['kinds']>, uid: string | undefined) =>
  Object.values(kinds).some((kind) => kind.uid === uid);

/** Those that are content types with a schema of their own. */
const records = areas
  .flatMap(({ records = {}, kinds = {} }) => Object.values(records).filter(({ uid }) => !isDefined(kinds, uid)))
  .flatMap(({ uid, fields }) => (uid ? [{ uid, fields }] : []));
const layouts = areas.flatMap(({ layouts = [] }) => layouts);

it.each(records)('describes every attribute of: $uid', ({ uid, fields }) => {
  const { info, attributes } = readSchema(uid);
  const recorded = Object.keys(attributes).filter((attribute) => !NOT_RECORDED[info.singularName]?.includes(attribute));
  const names = recorded.map((name) => NAMES[name] ?? name);
  expect(Object.keys(fields).sort()).toEqual([...names, ...(OF_PARTS[info.singularName] ?? [])].sort());
});

it.each(layouts)('the console shows every field that is described for it: $uid', ({ form, columns, labels }) => {
  const shown = new Set([...form.flatMap((row) => Object.keys(row)), ...columns]);
  expect([...shown].sort()).toEqual(Object.keys(labels).sort());
});

it('numbers each migration once, without gaps', () => {
  const numbers = areas.flatMap(({ migrations = [] }) => migrations.map(({ number }) => number)).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});
