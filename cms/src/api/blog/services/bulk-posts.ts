import type { BulkReport, PostBulkAction, PostBulkInput, UpdatePostInput } from '@stoa/contract';
import { oneByOne, saysAlready } from '../../../database/one-by-one';
import { requireReferences } from '../../../database/references';
import { type Context, services } from '../../../services';

const CHANGES: Record<Exclude<PostBulkAction, 'delete'>, (input: PostBulkInput) => UpdatePostInput> = {
  setStatus: ({ status }) => ({ status }),
  setCategory: ({ categoryId }) => ({ categoryId }),
  feature: () => ({ featured: true }),
  unfeature: () => ({ featured: false }),
};

export default ({ strapi }: Context) => ({
  async apply(input: PostBulkInput): Promise<BulkReport> {
    const { ids, action, categoryId } = input;
    const posts = services(strapi).blog.posts;
    await requireReferences(strapi, [
      { table: 'blog_categories', field: 'categoryId', noun: 'Category', ids: categoryId },
    ]);
    const chosen = { ids, table: 'posts', title: 'title' };
    if (action === 'delete') return oneByOne(strapi, chosen, posts.remove);
    const change = CHANGES[action](input);
    return oneByOne(strapi, chosen, async (id) => {
      if (!saysAlready(await posts.current(id), change)) await posts.change(id, change);
    });
  },
});
