import type { Core } from '@strapi/strapi';
import { identifiedBy } from '../../database/lists/identify';
import { onePage, readPage } from '../../database/lists/page';
import { matchSearch, rankOf } from '../../database/lists/search';
import type { Query } from '../../database/sql';
import { notFound } from '../../http/problem';
import { services } from '../../services';
import { type FieldsTable, type Reading, selected, sqlOf } from '../fields';
import type { ListQuery, RecordDefinition, RecordService } from './definition';
import { documentWrites, rowWrites } from './record-writes';

type Row = { id: number } & Record<string, unknown>;

/** Texts sort without regard to case. */
const sortOf = (table: string, field: FieldsTable[string] | undefined): string => {
  const value = field && sqlOf(field, 'select', table);
  if (!value) throw new Error(`${table} can’t be sorted by a field that isn’t read`);
  return field?.type?.type === 'string' ? `lower(${value})` : value;
};

export const recordService = <
  Whole extends { id: number },
  Listed extends { id: number },
  Asked extends ListQuery,
  Input extends object,
>(
  strapi: Core.Strapi,
  definition: RecordDefinition<Whole, Listed, Asked, Input>,
): RecordService<Whole, Listed, Asked, Input> => {
  const { table, noun, visible, type, rows, search, ranked, filters, require: requireInput } = definition;
  const fields: FieldsTable = definition.fields;
  const sql = strapi.db.connection;
  const missing = () => notFound(`This ${noun} does not exist`);

  const select = (seesAll: boolean): Query => {
    const query = sql(table);
    return seesAll || !visible ? query : query.whereRaw(visible);
  };
  const columns = (reading: Reading) => selected(sql, table, fields, reading);

  const show = (row: Row, seesAll: boolean): unknown => ({
    ...Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
    ...definition.show?.(row as never, seesAll),
  });

  const filter = (query: Query, asked: Asked): void => {
    const { page: _p, limit: _l, search: _s, sortBy: _b, order: _o, ...values } = asked;
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name];
      const own = filters?.[name as keyof Asked];
      if (value === undefined) continue;
      if (own) own(query, value as never);
      else if (field) query.whereRaw(`${sqlOf(field, 'select', table)} = ?`, [value as never]);
    }
  };

  const find = async (idOrSlug: number | string, seesAll = true): Promise<Whole | undefined> => {
    const row: Row | undefined = await identifiedBy(select(seesAll), table, idOrSlug).first(...columns('record'));
    return row && (show(row, seesAll) as Whole);
  };

  const withCards = async (record: Whole, field: string): Promise<Whole> => {
    const html = await services(strapi).marketplace.items.withCards(String(record[field as keyof Whole]));
    return { ...record, [field]: html };
  };

  const detail = async (idOrSlug: number | string, seesAll = true): Promise<Whole> => {
    const found = await find(idOrSlug, seesAll);
    if (!found) throw missing();
    return type?.markdown ? withCards(found, `${type.markdown}Html`) : found;
  };

  const writes = rows
    ? rowWrites(strapi, { ...rows, kind: rows.kind, table, missing })
    : documentWrites(strapi, { uid: type.uid, noun, fields });

  return {
    find,
    detail,

    async list(asked, seesAll = true) {
      const matching = select(seesAll);
      matchSearch(matching, search, asked.search);
      filter(matching, asked);
      const rank = ranked && rankOf(sql, ranked, asked, 'createdAt');
      const order = { ...asked, by: sortOf(table, fields[asked.sortBy]), id: `${table}.id` };
      const listed = onePage(matching.clone().select(...columns('list')), rank ? { ...order, rank } : order);
      const { rows: found, pagination } = await readPage<Row>(listed, matching, asked);
      return { items: found.map((row) => show(row, seesAll) as Listed), pagination };
    },

    async create(input) {
      const id = await strapi.db.transaction(async () => {
        await requireInput?.(strapi, input);
        return writes.create(input);
      });
      return detail(id);
    },

    async change(id, input) {
      const opened = {
        table,
        id,
        openedAt: (input as { updatedAt?: string }).updatedAt,
        noun,
        current: () => detail(id),
      };
      await writes.guard(opened, async (documentId) => {
        await requireInput?.(strapi, input);
        await writes.change(id, input, documentId);
      });
      return detail(id);
    },

    remove: (id) => writes.remove(id),
  };
};
