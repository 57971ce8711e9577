import type { Mention } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { PUBLISHED } from './visibility';

const MENTIONS = 5;

/** Former slugs lead to the item too, unless another item has them now. */
const NAMES = `ARRAY(
  SELECT had.slug FROM items_former_slugs had
  WHERE had.record_id = :id AND NOT EXISTS (SELECT FROM items WHERE items.slug = had.slug)
) || ARRAY[:slug, :address, CAST(:id AS text)]`;

/** The newest posts that visitors can see and that link to an item. */
export const readMentions = (sql: Sql, { id, slug }: { id: number; slug: string }): Promise<Mention[]> =>
  sql('posts')
    .whereRaw(`items_linked_in(posts.content_html) && (${NAMES})`, { id, slug, address: encodeURIComponent(slug) })
    .whereRaw(PUBLISHED)
    .orderByRaw('posts.published_on DESC NULLS LAST, posts.id DESC')
    .limit(MENTIONS)
    .select('posts.id', 'posts.slug', 'posts.title');
