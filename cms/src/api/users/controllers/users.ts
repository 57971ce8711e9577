import { updateUserInput, userListQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { users } = services(strapi).users;

  return {
    list: (ctx) => users.list(validated(userListQuery, ctx.query)),
    change: (ctx) =>
      users.change(visitor(ctx).id, recordId(ctx.params.id, 'user'), validated(updateUserInput, ctx.request.body)),
  };
});
