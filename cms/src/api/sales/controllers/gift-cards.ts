import { adjustGiftCardInput, issueGiftCardInput } from '@stoa/contract';
import { adminActor } from '../../../http/actor';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { giftCards } = services(strapi).sales;

  return {
    issue: (ctx) =>
      created(ctx, giftCards.issue(validated(issueGiftCardInput, ctx.request.body), adminActor(visitor(ctx)))),
    adjust: (ctx) =>
      giftCards.adjust(
        recordId(ctx.params.id, 'gift card'),
        validated(adjustGiftCardInput, ctx.request.body),
        adminActor(visitor(ctx)),
      ),
  };
});
