import { type Notice, orderDraftChange, orderDraftInput } from '@stoa/contract';
import { adminActor } from '../../../http/actor';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { drafts } = services(strapi).sales;

  return {
    list: () => drafts.list(),
    show: (ctx) => drafts.show(recordId(ctx.params.id, 'draft')),
    save: (ctx) => created(ctx, drafts.save(validated(orderDraftInput, ctx.request.body), adminActor(visitor(ctx)))),
    change: (ctx) =>
      drafts.change(
        recordId(ctx.params.id, 'draft'),
        validated(orderDraftChange, ctx.request.body),
        adminActor(visitor(ctx)),
      ),
    async remove(ctx): Promise<Notice> {
      await drafts.remove(recordId(ctx.params.id, 'draft'));
      return { message: 'Draft deleted' };
    },
  };
});
