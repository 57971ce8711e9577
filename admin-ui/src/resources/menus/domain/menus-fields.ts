import type { EditableMenus, MenuLink, Menus } from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';
import { type EntryValues, toRows } from './menu-rows';

export type MenusValues = Record<keyof Menus, EntryValues[]> & { updatedAt: string };

export const toValues = ({ header, footer, updatedAt }: EditableMenus): MenusValues => ({
  header: header.map(({ links = [], ...link }) => ({ ...link, links })),
  footer: footer.map((link) => ({ ...link, links: [] })),
  updatedAt,
});

const toLink = ({ label, url }: MenuLink) => ({ label, url });

export const toInput = ({ header, footer, updatedAt }: MenusValues) => ({
  header: header.map(({ links, ...link }) => ({ ...link, ...(links.length > 0 && { links }) })),
  footer: footer.map(toLink),
  updatedAt,
});

const formatLinks = (entries: EntryValues[]) =>
  toRows(entries)
    .map(({ label, url, depth }) => `${depth > 0 ? '– ' : ''}${label}: ${url}`)
    .join('\n');

export const menusFields: FieldTable<MenusValues> = {
  header: { label: 'Header menu', format: formatLinks },
  footer: { label: 'Footer menu', format: formatLinks },
};
