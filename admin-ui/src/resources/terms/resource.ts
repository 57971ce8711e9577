import FolderIcon from '@mui/icons-material/FolderOutlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import type { Page } from '@stoa/web-kit';
import type { TermKind } from '../../components/terms/api';
import type { RecordKind } from '../../lib/record-kinds';
import type { Resource } from '../../lib/resource';
import { categoryPath, termKinds } from './domain/term-kinds';

const icons = { category: FolderIcon, tag: TagIcon };

const lazy = {
  itemCategory: async () => ({ Component: (await import('./components/category-page')).ItemCategories }),
  itemTag: async () => ({ Component: (await import('./components/tag-page')).ItemTags }),
  blogCategory: async () => ({ Component: (await import('./components/category-page')).BlogCategories }),
  blogTag: async () => ({ Component: (await import('./components/tag-page')).BlogTags }),
} satisfies Record<TermKind, Page['lazy']>;

const fields = async () => (await import('../../components/terms/term-fields')).termFields;

const all = Object.entries(termKinds).map(([kind, words]) => ({ kind: kind as TermKind, ...words }));

export const terms = {
  pages: [
    ...all.map(({ kind, path }) => ({ path, lazy: lazy[kind] })),
    {
      path: categoryPath(':id'),
      lazy: async () => ({ Component: (await import('./components/edit-category')).EditCategory }),
    },
  ],
  links: all.map(({ is, section, title, path }) => ({ section, label: title, to: path, Icon: icons[is] })),
  kinds: Object.fromEntries(
    all.map(({ kind, one, title }): [string, RecordKind] => [
      kind,
      { one, many: title, fields, ...(kind === 'itemCategory' && { edit: categoryPath }) },
    ]),
  ) as Record<TermKind, RecordKind>,
} satisfies Resource;
