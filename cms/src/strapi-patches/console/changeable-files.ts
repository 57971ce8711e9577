/**
 * Puts checks before the media library’s routes for several files and for folders.
 * Strapi checks conditions such as “is the creator” only where one file is changed.
 * Without it, editors who may change only their own images delete and move those of others.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { everyConsoleRoute, putBefore } from '../../console/routes';
import { forbidden } from '../../http/problem';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const UPDATE = 'plugin::upload.assets.update';

type Ids = (number | string)[];

interface Body {
  fileIds?: Ids;
  folderIds?: Ids;
  updates?: { id: number | string }[];
  parent?: number | string | null;
}

interface Manager {
  ability: { cannot(action: string, subject: object): boolean };
  toSubject(record: object, model?: string): object;
}

interface Permissions {
  createPermissionsManager(options: object): Manager;
}

interface Folder {
  name: string;
  path: string;
  parent: { id: number } | null;
}

/** What the conditions of permissions ask for, such as “is the creator”. */
const POPULATE = { createdBy: { populate: ['roles'] } };

/** Also all that is in a folder must be changeable. */
export const protectFiles = (strapi: Core.Strapi): void => {
  const requireChangeable = ({ state }: Context, records: { name: string }[]): void => {
    const permissions = strapi.service('admin::permission') as unknown as Permissions;
    const manager = permissions.createPermissionsManager({ ability: state.userAbility, action: UPDATE, model: FILE });
    // Folders have no permissions of their own: who may change images may change folders.
    const closed = records.find((record) => manager.ability.cannot(UPDATE, manager.toSubject(record)));
    if (closed) throw forbidden(`You don’t have permission to change ${closed.name}`);
  };
  const filesOf = (where: object): Promise<{ name: string }[]> =>
    strapi.db.query(FILE).findMany({ where, populate: POPULATE });
  const foldersOf = (where: object): Promise<Folder[]> =>
    strapi.db.query(FOLDER).findMany({ where, populate: { ...POPULATE, parent: true } });
  const within = (folders: Folder[], field: string) => ({
    $or: folders.flatMap(({ path }) => [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }]),
  });

  const requireWhole = async (ctx: Context, folders: Folder[]): Promise<void> => {
    if (folders.length === 0) return;
    requireChangeable(ctx, await foldersOf(within(folders, 'path')));
    requireChangeable(ctx, await filesOf(within(folders, 'folderPath')));
  };

  const several = async (ctx: Context, next: Next): Promise<void> => {
    const { fileIds = [], folderIds = [] } = ctx.request.body as Body;
    if (fileIds.length > 0) requireChangeable(ctx, await filesOf({ id: { $in: fileIds } }));
    if (folderIds.length > 0) await requireWhole(ctx, await foldersOf({ id: { $in: folderIds } }));
    await next();
  };

  const updates = async (ctx: Context, next: Next): Promise<void> => {
    const ids = ((ctx.request.body as Body).updates ?? []).map(({ id }) => id);
    if (ids.length > 0) requireChangeable(ctx, await filesOf({ id: { $in: ids } }));
    await next();
  };

  const folder = async (ctx: Context, next: Next): Promise<void> => {
    const { parent } = ctx.request.body as Body;
    const folders = await foldersOf({ id: ctx.params.id });
    requireChangeable(ctx, folders);
    const moves = folders.some((one) => parent !== undefined && Number(parent ?? 0) !== (one.parent?.id ?? 0));
    if (moves) await requireWhole(ctx, folders);
    await next();
  };

  const CHECKS: Record<string, (ctx: Context, next: Next) => Promise<void>> = {
    'POST /upload/actions/bulk-delete': several,
    'POST /upload/actions/bulk-move': several,
    'POST /upload/actions/bulk-update': updates,
    'PUT /upload/folders/:id': folder,
  };
  for (const one of everyConsoleRoute(strapi)) {
    const check = CHECKS[one.call];
    if (check) putBefore(one, check);
  }
};
