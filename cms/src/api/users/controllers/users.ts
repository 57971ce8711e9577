import { type User, type UserList, updateUserInput, userListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const users = services(strapi).users.users;

  return {
    async list(ctx: Context) {
      ctx.body = { data: await users.list(validated(userListQuery, ctx.query)) } satisfies { data: UserList };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'user');
      const data = await users.change(visitor(ctx).id, id, validated(updateUserInput, ctx.request.body));
      ctx.body = { data } satisfies { data: User };
    },
  };
};
