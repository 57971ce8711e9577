import type { Core, UID } from '@strapi/strapi';
import { contentTypes, traverse, traverseEntity } from '@strapi/utils';
import type { Context } from 'koa';
import { forbidden } from '../http/problem';
import { isShown } from './is-shown';

const READ = 'plugin::content-manager.explorer.read';

interface Ability {
  cannot(action: string, subject: string, field: string): boolean;
}

type Query = Record<string, unknown>;

interface Manager {
  sanitizeQuery(query: Query, options?: object): Promise<Query>;
  sanitizeOutput(data: unknown, options?: object): Promise<unknown>;
}

interface Permissions {
  createPermissionsManager(options: { ability: Ability; model: string }): Manager;
}

type Within = Parameters<typeof traverseEntity>[1];
type Model = Within['schema'];

/** Strapi lets super administrators open any type by its address, including sessions, tokens, and mails with reset links. */
const closeHiddenTypes = (strapi: Core.Strapi): void => {
  const routers = Object.values(strapi.plugin('content-manager').routes) as Core.Router[];
  for (const { path, config } of routers.flatMap(({ routes }) => routes))
    if (path.includes('/:model')) config?.policies?.unshift('global::is-shown-in-console');
};

/**
 * Strapi only checks permissions for the requested type. Through relations, editors could read, filter, and sort by anything;
 * `populate` even returned password hashes from /admin/roles. The console itself only populates folders of images.
 */
const closeRelations = (strapi: Core.Strapi): void => {
  const permissions = strapi.service('admin::permission') as unknown as Permissions;
  const create = permissions.createPermissionsManager.bind(permissions);
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema) as unknown as Model;

  permissions.createPermissionsManager = (options) => {
    const { ability, model } = options;
    const manager = create(options);
    const { sanitizeQuery, sanitizeOutput } = manager;
    const within: Within = { schema: getModel(model), getModel };
    const isClosed = (schema: Model, field: string): boolean =>
      isShown(schema) &&
      field in schema.attributes &&
      !contentTypes.getNonVisibleAttributes(schema).includes(field) &&
      ability.cannot(READ, schema.uid, field);

    const requireAccess = ({ schema, key, path }: { schema: Model; key: string; path: { raw: string | null } }) => {
      if (isClosed(schema, key)) throw forbidden(`You don’t have access to ${path.raw}`);
    };
    const withoutClosed = traverseEntity(({ schema, key }, { remove }) => {
      if (schema.uid !== model && isClosed(schema, key)) remove(key);
    }, within);

    return Object.assign(manager, {
      async sanitizeQuery(query: Query, more?: object) {
        await traverse.traverseQueryFilters(requireAccess, within, query.filters);
        await traverse.traverseQuerySort(requireAccess, within, query.sort);
        const { populate, ...rest } = await sanitizeQuery(query, more);
        return populate && model.startsWith('plugin::upload.') ? { ...rest, populate } : rest;
      },
      async sanitizeOutput(data: unknown, more?: object) {
        const sanitized = await sanitizeOutput(data, more);
        return Array.isArray(sanitized) ? Promise.all(sanitized.map(withoutClosed)) : withoutClosed(sanitized as never);
      },
    });
  };
};

interface Relations {
  extractAndValidateRequestInfo(ctx: Context, id?: string): Promise<object | undefined>;
}

/** Strapi refuses here without stopping, and then fails with a 500. */
const refuseRelations = (strapi: Core.Strapi): void => {
  const relations = strapi.controller('plugin::content-manager.relations') as unknown as Relations;
  const extract = relations.extractAndValidateRequestInfo.bind(relations);
  relations.extractAndValidateRequestInfo = async (ctx, id) => {
    const info = await extract(ctx, id);
    if (!info) throw forbidden(`You don’t have access to ${ctx.params.targetField}`);
    return info;
  };
};

export const limitReach = (strapi: Core.Strapi): void => {
  closeHiddenTypes(strapi);
  closeRelations(strapi);
  refuseRelations(strapi);
};
