import { shopPaths } from '@stoa/contract';
import type { Publication } from '../../area/publication';
import { PUBLISHED, readPage } from './queries/pages';

export const publication: Publication = {
  table: 'pages',
  visible: PUBLISHED,
  changedAt: 'pages.updated_at',
  newest: 'pages.title, pages.id',
  image: 'pages.share_image_url',
  name: 'Pages',
  page: shopPaths.page,
  async read({ strapi }, slug) {
    const page = await readPage(strapi.db.connection, slug, false);
    return (
      page && {
        slug: page.slug,
        title: page.title,
        category: 'Information',
        note: page.seoDescription || page.opening || page.title,
        image: page.shareImageUrl,
        markdown: page.content,
      }
    );
  },
};
