/** One kind of record, declared once: what the rest of the server needs of it follows, and can be replaced part by part. */
import type { check, Pagination, SortOrder, SubjectKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ConsoleLayout } from '../../console/layout';
import type { Query, Sql } from '../../database/sql';
import type { Draft } from '../../documents/rule';
import type { Fields } from '../fields';
import type { RecordKind } from '../record-kind';

export type Schema = Parameters<typeof check>[0];
/** Of an object. */
export type InputSchema = Schema & { omit(fields: never[]): Schema };

export interface ListQuery {
  page: number;
  limit: number;
  search?: string | undefined;
  sortBy: string;
  order: SortOrder;
}

export type Actions = Record<string, (ctx: Context) => unknown>;
export type RecordService<W, L, A, I> = {
  find(idOrSlug: number | string, seesAll?: boolean): Promise<W | undefined>;
  list(query: A, seesAll?: boolean): Promise<{ items: L[]; pagination: Pagination }>;
  detail(idOrSlug: number | string, seesAll?: boolean): Promise<W>;
  create(input: I): Promise<W>;
  change(id: number, input: I): Promise<W>;
  remove(id: number): Promise<{ id: number }>;
};

/** The content type of records that editors see, too. */
export interface ContentType {
  uid: `api::${string}.${string}`;
  /** The list’s name in the console. */
  label: string;
  description: string;
  console: Pick<ConsoleLayout, 'columns' | 'form' | 'readOnly'> & Partial<Pick<ConsoleLayout, 'sort'>>;
  /** The Markdown field that is saved as `<field>Html` and `opening`, too. */
  markdown?: string;
  /** Fields checked against each other, also those that a change doesn’t include. */
  checkedTogether?: string[];
  /** Links to other records, which are checked when they are written. */
  links?: string[];
  /** What the console sends, as the contract takes it. */
  readDraft?: (draft: Draft) => Draft;
}

/** Records that editors see, too, or a table that Strapi doesn’t know. */
export type Storage<Input> =
  | { type: ContentType; rows?: never }
  | {
      type?: never;
      rows: {
        kind: SubjectKind;
        toRow: (input: Input) => object;
        /** In the transaction that deletes it; it is locked. */
        beforeDelete?: (trx: Sql, id: number) => Promise<void>;
      };
    };

/** `Whole` is a record as its own address shows it, `Listed` as lists do; `Asked` is a list’s query, `Input` a change. */
export type RecordDefinition<
  Whole extends { id: number },
  Listed extends { id: number },
  Asked extends ListQuery,
  Input extends object,
> = Storage<Input> & {
  table: string;
  /** What people call one. */
  noun: string;
  /** The field people know one by. */
  title: keyof Whole & string;
  /** Of the API. */
  path: `/${string}`;
  /** SQL for what everybody can read. Left out: only administrators read it. */
  visible?: string;
  /** In form order. */
  fields: Fields<Whole>;
  query: Schema;
  /** Left out: nobody makes one by this API. */
  create?: InputSchema;
  update: InputSchema;
  /** The columns that are searched, and those whose matches come first while the newest do. */
  search: string[];
  ranked?: string[];
  /** Filters that aren’t the value of a field. */
  filters?: { [Name in keyof Asked]?: (query: Query, value: NonNullable<Asked[Name]>) => unknown };
  /** What is shown other than read; `seesAll` for administrators. */
  show?: (row: never, seesAll: boolean) => Partial<Whole>;
  /** Before it is written, in the same transaction. */
  require?: (strapi: Core.Strapi, input: Input) => Promise<void>;
  /** Replaces what the API does. Further calls have a route and a controller in the area, which come first. */
  actions?: (service: RecordService<Whole, Listed, Asked, Input>, strapi: Core.Strapi) => Actions;
  /** What the trash and the media library have to know. */
  record?: Pick<RecordKind, 'images' | 'belongings' | 'parts'>;
};
