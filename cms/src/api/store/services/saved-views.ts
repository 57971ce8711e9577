import {
  MAX_SAVED_VIEWS,
  type SavedView,
  type SavedViewInput,
  type UpdateSavedViewInput,
  type ViewList,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../../../http/problem';
import {
  countSavedViews,
  deleteSavedView,
  insertSavedView,
  lockOwner,
  readSavedViews,
  updateSavedView,
} from '../queries/saved-views';
import { toSavedView } from '../serializers/saved-view';

const missing = () => notFound('This view does not exist');

/** Everybody has views of their own: those of others do not exist for them. */
const createSavedViewsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;

  return {
    list: async (userId: number, list: ViewList): Promise<SavedView[]> =>
      (await readSavedViews(sql, userId, list)).map(toSavedView),

    async create(userId: number, input: SavedViewInput): Promise<SavedView> {
      const view = await strapi.db.transaction(async ({ trx }) => {
        await lockOwner(trx, userId);
        if ((await countSavedViews(trx, userId, input.list)) >= MAX_SAVED_VIEWS)
          throw conflict(`A list can have at most ${MAX_SAVED_VIEWS} views: delete one that you no longer need`);
        return insertSavedView(trx, userId, input);
      });
      return toSavedView(view);
    },

    async change(userId: number, id: number, change: UpdateSavedViewInput): Promise<SavedView> {
      const view = await updateSavedView(sql, userId, id, change);
      if (!view) throw missing();
      return toSavedView(view);
    },

    async remove(userId: number, id: number): Promise<{ id: number }> {
      if ((await deleteSavedView(sql, userId, id)) === 0) throw missing();
      return { id };
    },
  };
};

export type SavedViewsService = ReturnType<typeof createSavedViewsService>;
export default createSavedViewsService;
