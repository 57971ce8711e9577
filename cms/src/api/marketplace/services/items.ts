import type {
  CreateItemInput,
  Facets,
  FullItem,
  Item,
  ItemDetail,
  ItemList,
  ItemListQuery,
  OfferList,
  RequestedLine,
  UpdateItemInput,
} from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { suggestSearch } from '../../../database/lists/did-you-mean';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { requireReferences } from '../../../database/references';
import type { Sql } from '../../../database/sql';
import { notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { toAttributes } from '../domain/attributes';
import { readFacets } from '../properties/facets';
import { findItemId, readItem, readItems, readPublishedAt } from '../queries/items';
import { readRelatedItems } from '../queries/related-items';
import { toFullItem, toItem } from '../serializers/item';
import { slugsOfCards, withItemCards } from '../serializers/item-cards';
import { readOffers } from '../variants/offers';
import { withOwnOffer } from '../variants/own-offer';
import { changeStock, insertStock, requireStock } from '../variants/queries';
import { writeVariants } from '../variants/write';

const UID = 'api::marketplace.item';
const missing = () => notFound('This item does not exist');
const TEXTS = `SELECT title FROM items WHERE published
  UNION ALL SELECT name FROM item_categories UNION ALL SELECT name FROM item_tags`;

export default ({ strapi }: Context) => {
  const database = strapi.db.connection;
  const suggest = suggestSearch(database, TEXTS, () => services(strapi).cache.answers.contentVersion());

  const current = async (id: number, sql: Sql = database): Promise<FullItem> => {
    const row = await readItem(sql, id, undefined);
    if (!row) throw missing();
    return toFullItem(row, true);
  };

  const requireLinked = ({ categoryId, tags, alsoLike }: UpdateItemInput) =>
    requireReferences(strapi, [
      { table: 'item_categories', field: 'categoryId', noun: 'Category', ids: categoryId },
      { table: 'item_tags', field: 'tags', noun: 'Tag', ids: tags },
      { table: 'items', field: 'alsoLike', noun: 'Item', ids: alsoLike },
    ]);

  /** Returns the new item's id. */
  const add = (input: CreateItemInput): Promise<number> =>
    services(strapi).history.activity.watch({ kind: 'item', made: (id: number) => [id] }, async (trx) => {
      await requireLinked(input);
      const { own, options, variants } = input;
      const id = await createRecord(strapi, UID, toAttributes({ ...input, ...own }));
      if (options && variants) await writeVariants(trx, [{ itemId: id, options, variants }]);
      else await insertStock(trx, [{ itemId: id, stock: input.stock }]);
      return id;
    });

  return {
    current,
    add,

    async list(query: ItemListQuery, seesUnpublished: boolean): Promise<ItemList> {
      const published = seesUnpublished ? query.published : true;
      const filters = { ...query, published, lowStock: seesUnpublished && query.lowStock };
      const { rows, pagination } = await readItems(database, filters);
      const items = rows.map((row) => toItem(row, seesUnpublished));
      if (pagination.total > 0) return { items, pagination };
      const finds = async (search: string) =>
        (await readItems(database, { ...filters, search, page: 1, limit: 1 })).pagination.total > 0;
      return { items, pagination, didYouMean: await suggest(query.search, finds) };
    },

    /** What stands in for featured items; undefined if there are any, or nothing is there at all. */
    async newestUnlessFeatured(limit: number): Promise<Item[] | undefined> {
      const newest = { page: 1, limit, published: true, sortBy: 'createdAt', order: 'desc' } as const;
      const { pagination } = await readItems(database, { ...newest, limit: 1, featured: true });
      if (pagination.total > 0) return undefined;
      const { rows } = await readItems(database, newest);
      return rows.length > 0 ? rows.map((row) => toItem(row, false)) : undefined;
    },

    /** HTML that was made of Markdown, with the cards of its items as they are now. */
    async withCards(html: string): Promise<string> {
      const slugs = slugsOfCards(html);
      if (slugs.length === 0) return html;
      const found = await readPublishedAt(database, slugs);
      return withItemCards(html, new Map([...found].map(([slug, row]) => [slug, toItem(row, false)])));
    },

    facets: (query: ItemListQuery, seesUnpublished: boolean): Promise<Facets> =>
      readFacets(database, { ...query, published: seesUnpublished ? query.published : true }),

    async detail(idOrSlug: string, seesUnpublished: boolean): Promise<ItemDetail> {
      const row = await readItem(database, idOrSlug, seesUnpublished ? undefined : true);
      if (!row) throw missing();
      const [related, mentionedIn] = await Promise.all([
        readRelatedItems(database, row),
        services(strapi).blog.posts.mentioning(row),
      ]);
      return {
        ...toFullItem(row, seesUnpublished),
        related: related.map((other) => toItem(other, false)),
        mentionedIn,
      };
    },

    offers: async (lines: RequestedLine[]): Promise<OfferList> => ({ offers: await readOffers(database, lines) }),

    create: async (input: CreateItemInput): Promise<FullItem> => current(await add(input)),

    async change(id: number, input: UpdateItemInput): Promise<FullItem> {
      await guardedChange(
        strapi,
        { table: 'items', id, openedAt: input.updatedAt, noun: 'item', current: () => current(id) },
        (documentId) =>
          services(strapi).history.activity.watch({ kind: 'item', ids: [id] }, async (trx) => {
            await requireLinked(input);
            const { options, variants, stock, stockBefore, ...own } = withOwnOffer(input, await current(id, trx));
            await updateRecord(strapi, UID, documentId, toAttributes(own));
            if (options && variants) await writeVariants(trx, [{ itemId: id, options, variants }]);
            else if (stock !== undefined) {
              if (stockBefore !== undefined) await requireStock(trx, id, stockBefore);
              await changeStock(trx, [{ itemId: id, stock }]);
            }
          }),
      );
      return current(id);
    },

    async countView(idOrSlug: string, seesUnpublished: boolean, visitor: { address: string; userAgent: string }) {
      const subjectId = await findItemId(database, idOrSlug, seesUnpublished ? undefined : true);
      const viewCount =
        subjectId && (await services(strapi).visits.views.count({ subject: 'item', subjectId, visitor }));
      if (viewCount === undefined) throw missing();
      return { viewCount };
    },

    remove: (id: number) => deleteRecord(strapi, UID, id, 'item'),
  };
};
