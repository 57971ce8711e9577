import type { Pagination, SubjectKind } from '@stoa/contract';
import { getData, type Page, readView } from '@stoa/web-kit';
import { type ComponentType, createElement } from 'react';
import type { FieldWords, RecordKind } from '../../lib/record-kinds';
import type { NavigationLink, Resource } from '../../lib/resource';
import type { Identified } from '../list/columns/record-column';
import type { FormScreen, FormValues, SavedRecord } from './form-screen';
import type { ListScreen } from './record-list-page';
import type { RecordSetup } from './record-setup';

interface Screens<Row extends Identified, Values extends FormValues, Record extends SavedRecord, Names> {
  link: Pick<NavigationLink, 'section' | 'Icon' | 'Note'> & { label?: string };
  list?: () => Promise<{ list: ListScreen<Row> }>;
  /** Without it, and without pages of its own, its records are only listed. */
  form?: () => Promise<{ form: FormScreen<Values, Record, Names> }>;
  /** The words of its fields, if they can be had without the form. */
  fields?: () => Promise<{ [name: string]: FieldWords }>;
  /** Instead of the usual ones. */
  pages?: { [Name in 'list' | 'create' | 'edit']?: () => Promise<ComponentType> };
}

const withProps =
  <Props extends object>(Page: ComponentType<Props>, props: Props): ComponentType =>
  () =>
    createElement(Page, props);

const page = (path: string, load?: () => Promise<ComponentType>, more?: Pick<Page, 'requests' | 'part'>): Page[] =>
  load ? [{ path, lazy: async () => ({ Component: await load() }), ...more }] : [];

/** A kind’s part of the panel: its pages, links, and searches, each loaded when it is opened. */
export const recordResource = <
  Kind extends SubjectKind,
  Filter extends string,
  Row extends Identified,
  Values extends FormValues,
  Record extends SavedRecord,
  Names,
>(
  setup: RecordSetup<Kind, Filter>,
  screens: Screens<Row, Values, Record, Names>,
) => {
  const { kind, one, many, api, path, title, view, params, listPath, create, edit } = setup;
  const { link, list, form, pages = {} } = screens;
  const plain = setup as unknown as RecordSetup;
  const canEdit = Boolean(form ?? pages.edit);
  const listPage =
    list &&
    (async () => {
      const [{ RecordListPage }, screen] = await Promise.all([import('./record-list-page'), list()]);
      return withProps(RecordListPage<Row>, { setup: plain, screen: screen.list, creates: canEdit });
    });
  const formPage =
    form &&
    (async () => {
      const [{ RecordPage }, screen] = await Promise.all([import('./record-page'), form()]);
      return withProps(RecordPage<Values, Record, Names>, { setup: plain, screen: screen.form });
    });
  const oneForm = pages.create || pages.edit ? {} : { part: create };
  const requests = (address: URLSearchParams) => [listPath(readView(params, address))];
  const listed = {
    pages: page(path, pages.list ?? listPage, { requests }),
    links: [{ label: many, ...link, to: path }],
    kinds: {} as { [One in Kind]: RecordKind },
  } satisfies Resource;
  if (!canEdit) return listed;
  const { fields = async () => (await form?.())?.form.fields } = screens;
  const describe: RecordKind = { one, many, fields: fields as RecordKind['fields'], edit, ...(view && { view }) };
  return {
    ...listed,
    pages: [
      ...listed.pages,
      ...page(create, pages.create ?? formPage, oneForm),
      ...page(edit(':id'), pages.edit ?? formPage, oneForm),
    ],
    creates: [{ label: `New ${one}`, to: create }],
    search: {
      heading: many,
      find: async (query, request) => {
        const { items } = await getData<{ items: Row[]; pagination: Pagination }>(`${api}?${query}`, request);
        return items.map((row) => ({ label: String(row[title as keyof Row]), to: edit(row.id) }));
      },
    },
    kinds: (kind ? { [kind]: describe } : {}) as { [One in Kind]: RecordKind },
  } satisfies Resource;
};
