import { adminPaths, apiPaths, type TrashEntry } from '@stoa/contract';
import { createCategory } from '../marketplace/marketplace';
import { openConsole } from '../shop/console';
import { openShop } from '../shop/shop';
import { createBlogCategory, createBlogTag, createPost } from './blog';

const { blog } = apiPaths;

/** A shop with an item category and a blog category, and the helpers of the trash tests. */
export const openTrash = async () => {
  const shop = await openShop();
  const admin = await shop.admin();
  const editor = await openConsole(shop);
  const category = (await createCategory(admin, 'tables', 'Tables')).id;
  const blogCategory = (await createBlogCategory(admin, 'wood', 'Wood')).id;
  const sql = (statement: string, values: unknown[] = []) => shop.database.query(statement, values);
  const list = async (query = ''): Promise<TrashEntry[]> =>
    (await admin.get(`${adminPaths.trash}?limit=100&${query}`)).data.items;

  const entryOf = async (kind: string, recordId: number): Promise<TrashEntry> => {
    const entry = (await list(`kind=${kind}`)).find((one) => one.recordId === recordId);
    if (!entry) throw new Error(`not in the trash: ${kind} ${recordId}`);
    return entry;
  };

  return {
    shop,
    admin,
    editor,
    category,
    blogCategory,
    sql,
    list,
    entryOf,
    restore: async (kind: string, recordId: number) =>
      admin.post(adminPaths.restore((await entryOf(kind, recordId)).id)),

    /** Finds the console's document id for the id the panel uses. */
    documentId: async (table: string, id: number): Promise<string> =>
      (await sql(`SELECT document_id FROM ${table} WHERE id = $1`, [id]))[0]?.document_id,

    /** A post with every optional part. */
    async fullPost(slug: string) {
      const reader = await shop.customer();
      const [one, two] = [await createBlogTag(admin, `${slug}-one`), await createBlogTag(admin, `${slug}-two`)];
      const post = await createPost(admin, blogCategory, {
        slug,
        content: '## Ash\n\nBends, *slowly*.',
        tags: [two.id, one.id],
        status: 'PUBLISHED',
      });
      await shop.visitor().post(blog.postView(post.id));
      const both = [post.id, reader.session.id];
      await sql(
        `INSERT INTO comments (document_id, body, post_id, author_id, created_at)
         VALUES ('c1-' || $1::int, 'Lovely', $1, $2, now()), ('c2-' || $1::int, 'Indeed', $1, NULL, now())`,
        both,
      );
      await sql(`INSERT INTO likes (document_id, post_id, user_id) VALUES ('l-' || $1::int, $1, $2)`, both);
      return { ...post, reader, one, two };
    },
  };
};
