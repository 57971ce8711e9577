import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { controller, created } from '../../http/controller';
import { recordId } from '../../http/record-id';
import { forAdmins, forAll, type Route } from '../../http/routes';
import { validated } from '../../http/validated';
import { seesUnpublished } from '../../http/visitor';
import type { ListQuery, RecordDefinition } from './definition';
import { recordService } from './record-service';

export const recordRoutes = <
  Whole extends { id: number },
  Listed extends { id: number },
  Asked extends ListQuery,
  Input extends object,
>(
  strapi: Core.Strapi,
  definition: RecordDefinition<Whole, Listed, Asked, Input>,
): Route[] => {
  const { path, noun, visible, query, create, update, actions = () => ({}) } = definition;
  const service = recordService(strapi, definition);
  const idIn = (ctx: Context) => recordId(ctx.params.id, noun);
  const seesAll = async (ctx: Context) => !visible || seesUnpublished(strapi, ctx);
  const bodyOf = (ctx: Context, schema: typeof update) => validated(schema, ctx.request.body) as Input;

  const call = controller(() => ({
    list: async (ctx) => service.list(validated(query, ctx.query) as Asked, await seesAll(ctx)),
    detail: async (ctx) => service.detail(visible ? ctx.params.idOrSlug : idIn(ctx), await seesAll(ctx)),
    create: (ctx) => create && created(ctx, service.create(bodyOf(ctx, create))),
    change: (ctx) => service.change(idIn(ctx), bodyOf(ctx, update)),
    remove: (ctx) => service.remove(idIn(ctx)),
    ...actions(service, strapi),
  }))({ strapi });

  const forReaders = visible ? forAll : forAdmins;
  return [
    forReaders('GET', path, call.list),
    ...(create ? [forAdmins('POST', path, call.create)] : []),
    forReaders('GET', `${path}/:${visible ? 'idOrSlug' : 'id'}`, call.detail),
    forAdmins('PATCH', `${path}/:id`, call.change),
    forAdmins('DELETE', `${path}/:id`, call.remove),
  ];
};
