/**
 * Wraps the permission managers of Strapi’s service `admin::permission`, adds a policy to the console’s routes of records, and wraps
 * the controller of relations.
 * Strapi only checks permissions of the type that is asked for.
 * Without it, editors read sessions, tokens, and password hashes through relations and by address.
 */
import type { Core, UID } from '@strapi/strapi';
import { contentTypes, traverse, traverseEntity } from '@strapi/utils';
import type { Context } from 'koa';
import { isVisible } from '../../console/is-visible';
import { consoleRoutes } from '../../console/routes';
import { forbidden } from '../../http/problem';

const READ = 'plugin::content-manager.explorer.read';
/** Hidden types that the console shows on pages of their own. Strapi itself limits which fields of editors it returns. */
const SHOWN_ELSEWHERE = /^(admin::(user|role)|plugin::users-permissions\.role|plugin::upload\..+)$/;
/** What Strapi’s `_q` searches. */
const SEARCHED = /^(string|text|uid|email|enumeration|richtext|biginteger|integer|decimal|float)$/;

interface Ability {
  can(action: string, subject: string): boolean;
  cannot(action: string, subject: string, field: string): boolean;
}

interface Path {
  raw: string | null;
  attribute: string | null;
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

/** Strapi lets super administrators open any type by its address, including sessions, tokens, and emails with reset links. */
const closeHiddenTypes = (strapi: Core.Strapi): void => {
  for (const { path, config } of consoleRoutes(strapi)) {
    if (!path.includes('/:model')) continue;
    if (!config?.policies) throw new Error(`${path} of the console has no policies, so hidden types can’t be closed`);
    config.policies.unshift('global::is-shown-in-console');
  }
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
      field in schema.attributes &&
      !contentTypes.getNonVisibleAttributes(schema).includes(field) &&
      (isVisible(schema) ? ability.cannot(READ, schema.uid, field) : !SHOWN_ELSEWHERE.test(schema.uid));

    // Strapi itself ignores forbidden fields of the requested type, such as the default sort of its list.
    const requireAccess = ({ schema, key, path }: { schema: Model; key: string; path: Path }) => {
      const isOwn = !path.attribute?.includes('.') && ability.can(READ, model);
      if (!isOwn && isClosed(schema, key)) throw forbidden(`You don’t have access to ${path.raw}`);
    };
    const requireSearch = (): void => {
      const searched = Object.entries(within.schema.attributes).filter(
        ([, attribute]) =>
          SEARCHED.test(attribute.type) && !('searchable' in attribute && attribute.searchable === false),
      );
      const closed = searched.find(([field]) => isVisible(within.schema) && isClosed(within.schema, field));
      if (closed) throw forbidden(`You can’t search here, because you don’t have access to ${closed[0]}`);
    };
    const withoutClosed = traverseEntity(({ schema, key }, { remove }) => {
      if (schema.uid !== model && isClosed(schema, key)) remove(key);
    }, within);

    return Object.assign(manager, {
      async sanitizeQuery(query: Query, more?: object) {
        if (query._q) requireSearch();
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

/** Strapi refuses here but carries on, and then fails with a 500. */
const refuseRelations = (strapi: Core.Strapi): void => {
  const relations = strapi.controller('plugin::content-manager.relations') as unknown as Relations;
  const extract = relations.extractAndValidateRequestInfo.bind(relations);
  relations.extractAndValidateRequestInfo = async (ctx, id) => {
    const info = await extract(ctx, id);
    if (!info) throw forbidden(`You don’t have access to ${ctx.params.targetField}`);
    return info;
  };
};

export const restrictConsoleAccess = (strapi: Core.Strapi): void => {
  closeHiddenTypes(strapi);
  closeRelations(strapi);
  refuseRelations(strapi);
};
