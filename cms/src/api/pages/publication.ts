import { shopPaths } from '@stoa/contract';
import type { Publication } from '../../area/publication';
import { PUBLISHED, page } from './page';

export const publication: Publication = {
  kind: 'page',
  table: 'pages',
  visible: PUBLISHED,
  changedAt: 'pages.updated_at',
  newest: 'pages.title, pages.id',
  image: 'pages.share_image_url',
  name: 'Pages',
  page: shopPaths.page,
  async read(context, slug) {
    const shown = await page.service(context).find(slug, false);
    return (
      shown && {
        slug: shown.slug,
        title: shown.title,
        category: 'Information',
        note: shown.seoDescription || shown.opening || shown.title,
        image: shown.shareImageUrl,
        markdown: shown.content,
      }
    );
  },
};
