import { deleteByIdInput } from '@stoa/contract';
import type { Context } from 'koa';
import { recordId, recordIdNamed } from '../http/record-id';
import { validated } from '../http/validated';
import { seesUnpublished } from '../http/visitor';
import type { Context as Server } from '../services';
import type { TermKind } from './term-kind';
import { createTermService } from './term-service';

export const createTermController =
  (kind: TermKind) =>
  ({ strapi }: Server) => {
    const terms = createTermService(strapi, kind);
    const idIn = (ctx: Context) => recordId(ctx.params.id, kind.noun);

    return {
      async list(ctx: Context) {
        ctx.body = { data: await terms.list(await seesUnpublished(strapi, ctx)) };
      },

      async create(ctx: Context) {
        const data = await terms.create(validated(kind.create, ctx.request.body));
        ctx.status = 201;
        ctx.body = { data };
      },

      async change(ctx: Context) {
        const { id, ...input } = validated(kind.update, ctx.request.body);
        ctx.body = { data: await terms.change(recordIdNamed(ctx.params.id, kind.noun, id), input) };
      },

      async remove(ctx: Context) {
        ctx.body = { data: await terms.remove(idIn(ctx)) };
      },

      /** Takes the id from the body. */
      async removeNamed(ctx: Context) {
        ctx.body = { data: await terms.remove(validated(deleteByIdInput, ctx.request.body).id) };
      },
    };
  };
