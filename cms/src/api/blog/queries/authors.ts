import type { Author } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export const readAuthors = async (sql: Sql): Promise<Author[]> =>
  sql('up_users')
    .whereIn('id', sql('posts').select('author_id'))
    .orWhereIn(
      'id',
      sql('up_users_role_lnk')
        .join('up_roles', 'up_roles.id', 'up_users_role_lnk.role_id')
        .where('up_roles.type', 'admin')
        .select('user_id'),
    )
    .orderByRaw('lower(name), id')
    .select('id', 'name', 'email');
