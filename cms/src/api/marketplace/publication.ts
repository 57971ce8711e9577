import {
  displayStatus,
  effectivePrice,
  type FullItem,
  formatProperty,
  ITEM_SECTION_NAMES,
  ITEM_SECTIONS,
  type Item,
  type ItemSection,
  type ItemStatus,
  isLowest,
  shopPaths,
} from '@stoa/contract';
import type { Publication } from '../../area/publication';
import type { Sql } from '../../database/sql';
import { tables } from '../../database/tables';
import { inLine, inParagraphs, linkTo } from '../../markdown/plain-markdown';
import { readItem } from './queries/items';
import { toFullItem } from './serializers/item';
import { itemCategory, itemTag } from './terms';

const AVAILABILITY: Record<ItemStatus, string> = {
  AVAILABLE: 'in stock',
  SOLD_OUT: 'sold out',
  COMING_SOON: 'coming soon',
};

const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const lowestPriceOf = (item: Item): string => `${isLowest(item) ? 'from ' : ''}${dollars(effectivePrice(item))}`;

const priceOf = (item: Item): string =>
  effectivePrice(item) < item.price ? `${lowestPriceOf(item)} instead of ${dollars(item.price)}` : lowestPriceOf(item);

const facts = ({ category, tags, options, properties, ...item }: FullItem): string[] => [
  `Price: ${priceOf({ category, tags, ...item })}${item.unitPrice ? ` (${inLine(item.unitPrice)})` : ''}`,
  `Availability: ${AVAILABILITY[displayStatus(item)]}`,
  ...options.map(({ name, values }) => `${inLine(name)}: ${values.map((value) => inLine(value.name)).join(', ')}`),
  ...properties.map((property) => inLine(`${property.name}: ${formatProperty(property)}`)),
  `Category: ${linkTo(category.name, shopPaths.category(category.slug))}`,
  ...(tags.length > 0
    ? [`Tags: ${tags.map((tag) => linkTo(tag.name, shopPaths.itemsTagged(tag.slug))).join(', ')}`]
    : []),
];

const list = (lines: string[]): string => lines.map((line) => `- ${line}`).join('\n');

type Sections = Partial<Record<ItemSection, string | null>>;

const markdownOf = (item: FullItem, shared: Sections): string =>
  [
    list(facts(item)),
    inParagraphs(item.description),
    ...(item.features.length > 0 ? ['## Features', list(item.features.map(inLine))] : []),
    ...ITEM_SECTIONS.flatMap((section) => {
      const words = item[section] ?? shared[section];
      return words ? [`## ${ITEM_SECTION_NAMES[section]}`, words] : [];
    }),
  ].join('\n\n');

const readShared = async (sql: Sql, id: number): Promise<Sections> =>
  (await tables(sql)
    .selectFrom('item_categories')
    .where('id', '=', id)
    .select(['delivery', 'care'])
    .executeTakeFirst()) ?? {};

export const items: Publication = {
  kind: 'item',
  table: 'items',
  visible: 'items.published',
  changedAt: 'items.updated_at',
  newest: 'items.created_at DESC, items.id DESC',
  image: 'items.image_url',
  name: 'Marketplace',
  list: {
    path: shopPaths.marketplace,
    terms: [
      { kind: itemCategory, page: shopPaths.category },
      { kind: itemTag, page: shopPaths.itemsTagged },
    ],
  },
  page: shopPaths.item,
  async read({ strapi }, slug) {
    const row = await readItem(strapi.db.connection, slug, true);
    if (!row) return undefined;
    const item = toFullItem(row, false);
    return {
      slug: item.slug,
      title: item.title,
      category: item.category.name,
      note: lowestPriceOf(item),
      image: item.shareImageUrl ?? item.imageUrl,
      markdown: markdownOf(item, await readShared(strapi.db.connection, item.categoryId)),
    };
  },
};
