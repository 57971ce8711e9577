import {
  MAX_SAVED_VIEWS,
  type SavedView,
  type SavedViewInput,
  type UpdateSavedViewInput,
  type ViewList,
} from '@stoa/contract';
import { conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import {
  countSavedViews,
  deleteSavedView,
  insertSavedView,
  lockOwner,
  readSavedViews,
  updateSavedView,
} from '../queries/saved-views';

const missing = () => notFound('This view does not exist');

/** Users only see their own views; other users' views don't exist for them. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    list: async (userId: number, list: ViewList): Promise<SavedView[]> => readSavedViews(sql, userId, list),

    async create(userId: number, input: SavedViewInput): Promise<SavedView> {
      return strapi.db.transaction(async ({ trx }) => {
        await lockOwner(trx, userId);
        if ((await countSavedViews(trx, userId, input.list)) >= MAX_SAVED_VIEWS)
          throw conflict(`You can save up to ${MAX_SAVED_VIEWS} views per list. Delete one you no longer need`);
        return insertSavedView(trx, userId, input);
      });
    },

    async change(userId: number, id: number, change: UpdateSavedViewInput): Promise<SavedView> {
      const view = await updateSavedView(sql, userId, id, change);
      if (!view) throw missing();
      return view;
    },

    async remove(userId: number, id: number): Promise<{ id: number }> {
      if ((await deleteSavedView(sql, userId, id)) === 0) throw missing();
      return { id };
    },
  };
};
