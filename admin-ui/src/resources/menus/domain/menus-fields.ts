import type { EditableMenus, MenuLink } from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';

const formatLinks = (links: MenuLink[]) => links.map(({ label, url }) => `${label}: ${url}`).join('\n');

export const menusFields: FieldTable<EditableMenus> = {
  header: { label: 'Header menu', format: formatLinks },
  footer: { label: 'Footer menu', format: formatLinks },
};
