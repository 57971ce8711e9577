import { notificationChoicesInput, seenInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { choices, feed } = services(strapi).notifications;

  return {
    list: (ctx) => feed.list(visitor(ctx).id),
    see: (ctx) => feed.see(visitor(ctx).id, validated(seenInput, ctx.request.body).upTo),
    choices: (ctx) => choices.of(visitor(ctx).id),
    choose: (ctx) => choices.change(visitor(ctx).id, validated(notificationChoicesInput, ctx.request.body)),
  };
});
