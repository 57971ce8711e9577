import { shopPaths } from '@stoa/contract';
import type { Publication } from '../../../area/publication';
import { collection } from './collection';

export const collections: Publication = {
  kind: 'collection',
  table: 'collections',
  visible: 'collections.published',
  changedAt: 'collections.updated_at',
  newest: 'collections.title, collections.id',
  image: 'COALESCE(collections.share_image_url, collections.image_url)',
  name: 'Collections',
  page: shopPaths.collection,
  async read(context, slug) {
    const shown = await collection.service(context).find(slug, false);
    return (
      shown && {
        slug: shown.slug,
        title: shown.title,
        category: 'Collection',
        note: shown.seoDescription || shown.opening || shown.title,
        image: shown.shareImageUrl ?? shown.imageUrl,
        markdown: shown.description,
      }
    );
  },
};
