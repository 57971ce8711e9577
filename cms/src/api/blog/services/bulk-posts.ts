import type { BulkReport, PostBulkAction, PostBulkInput, UpdatePostInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { oneByOne, saysAlready } from '../../../database/one-by-one';
import { requireReferences } from '../../../database/references';
import { services } from '../../../services';

/** What an action changes of each post. */
const CHANGES: Record<Exclude<PostBulkAction, 'delete'>, (input: PostBulkInput) => UpdatePostInput> = {
  setStatus: ({ status }) => ({ status }),
  setCategory: ({ categoryId }) => ({ categoryId }),
  feature: () => ({ featured: true }),
  unfeature: () => ({ featured: false }),
};

const createBulkPostsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async apply(input: PostBulkInput): Promise<BulkReport> {
    const { ids, action, categoryId } = input;
    const posts = services.blog.posts(strapi);
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

export type BulkPostsService = ReturnType<typeof createBulkPostsService>;
export default createBulkPostsService;
