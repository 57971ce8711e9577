import { deleteByIdInput } from '@stoa/contract';
import { controller, created } from '../http/controller';
import { recordId, recordIdNamed } from '../http/record-id';
import { validated } from '../http/validated';
import { seesUnpublished } from '../http/visitor';
import type { TermKind } from './term-kind';
import { createTermService } from './term-service';

export const createTermController = (kind: TermKind) =>
  controller((strapi) => {
    const terms = createTermService(strapi, kind);

    return {
      list: async (ctx) => terms.list(await seesUnpublished(strapi, ctx)),
      detail: async (ctx) => terms.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx)),
      create: (ctx) => created(ctx, terms.create(validated(kind.create, ctx.request.body))),
      change(ctx) {
        const { id, ...input } = validated(kind.update, ctx.request.body);
        return terms.change(recordIdNamed(ctx.params.id, kind.noun, id), input);
      },
      remove: (ctx) => terms.remove(recordId(ctx.params.id, kind.noun)),
      /** Takes the id from the body. */
      removeNamed: (ctx) => terms.remove(validated(deleteByIdInput, ctx.request.body).id),
    };
  });
