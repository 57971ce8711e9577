import { pushSubscriptionInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { push } = services(strapi).notifications;

  return {
    show: (ctx) => push.read(visitor(ctx).id),
    add: (ctx) => push.add(visitor(ctx).id, validated(pushSubscriptionInput, ctx.request.body), ctx.get('User-Agent')),
    remove: (ctx) => push.remove(visitor(ctx).id, recordId(ctx.params.id, 'device')),
    test: (ctx) => push.test(visitor(ctx).id, recordId(ctx.params.id, 'device')),
  };
});
