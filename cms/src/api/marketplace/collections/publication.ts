import { shopPaths } from '@stoa/contract';
import type { Publication } from '../../../area/publication';
import { readCollection } from './queries';

export const collections: Publication = {
  table: 'collections',
  visible: 'collections.published',
  changedAt: 'collections.updated_at',
  newest: 'collections.title, collections.id',
  image: 'COALESCE(collections.share_image_url, collections.image_url)',
  name: 'Collections',
  page: shopPaths.collection,
  async read({ strapi }, slug) {
    const collection = await readCollection(strapi.db.connection, slug, false);
    return (
      collection && {
        slug: collection.slug,
        title: collection.title,
        category: 'Collection',
        note: collection.seoDescription || collection.opening || collection.title,
        image: collection.shareImageUrl ?? collection.imageUrl,
        markdown: collection.description,
      }
    );
  },
};
