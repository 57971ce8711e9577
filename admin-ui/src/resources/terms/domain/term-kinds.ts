import type { TermKind } from '../../../components/terms/api';
import type { NavigationLink } from '../../../lib/resource';

interface TermWords {
  is: 'category' | 'tag';
  title: string;
  one: string;
  intro: string;
  of: string;
  path: string;
  section: NavigationLink['section'];
}

export const termKinds: Record<TermKind, TermWords> = {
  itemCategory: {
    is: 'category',
    title: 'Item categories',
    one: 'item category',
    intro: 'Each item belongs to one category.',
    of: 'items',
    path: '/marketplace/categories',
    section: 'Catalog',
  },
  itemTag: {
    is: 'tag',
    title: 'Item tags',
    one: 'item tag',
    intro: 'Tags help shoppers find items. An item can have more than one.',
    of: 'items',
    path: '/marketplace/tags',
    section: 'Catalog',
  },
  blogCategory: {
    is: 'category',
    title: 'Blog categories',
    one: 'blog category',
    intro: 'Each post belongs to one category.',
    of: 'posts',
    path: '/blog/categories',
    section: 'Content',
  },
  blogTag: {
    is: 'tag',
    title: 'Blog tags',
    one: 'blog tag',
    intro: 'Tags help readers find posts. A post can have more than one.',
    of: 'posts',
    path: '/blog/tags',
    section: 'Content',
  },
};

/** Of a category of items, which has a page of its own. */
export const categoryPath = (id: number | string): string => `${termKinds.itemCategory.path}/${id}/edit`;
