import type { MarkdownPreview, PostDetail } from '@stoa/contract';
import { orNull } from '../../../components/form/or-null';
import { toSeoInput } from '../../../components/form/seo/seo-values';
import type { PostNames, PostValues } from './post-fields';

const NO_TERM = { id: 0, name: 'No category', slug: '' };

/** The post as its page would get it if it was saved now. */
export function toPreview(values: PostValues, { html, ...text }: MarkdownPreview, names: PostNames): PostDetail {
  const now = new Date().toISOString();
  const { title, slug, status, content, featured } = values;
  const category = names.categories?.find(({ id }) => String(id) === values.categoryId) ?? NO_TERM;
  const author = names.authors?.find(({ id }) => String(id) === values.authorId);
  return {
    id: 0,
    title: title || 'Untitled',
    slug,
    status,
    content,
    featured,
    ...text,
    contentHtml: html,
    excerpt: orNull(values.excerpt),
    featuredImage: orNull(values.featuredImage),
    libraryImage: null,
    publishedAt: orNull(values.publishedAt),
    createdAt: now,
    updatedAt: now,
    category,
    categoryId: category.id,
    viewCount: 0,
    authorId: null,
    author: author ? { name: author.name, avatar: null } : null,
    tags: names.tags?.filter(({ id }) => values.tags.includes(id)) ?? [],
    _count: { comments: 0, likes: 0 },
    ...toSeoInput(values),
    related: [],
  };
}
