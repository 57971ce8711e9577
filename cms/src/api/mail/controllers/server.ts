import { currentMailServerTestInput, mailServerInput, mailServerTestInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { server } = services(strapi).mail;

  return {
    show: () => server.read(),
    change: (ctx) => server.change(validated(mailServerInput, ctx.request.body)),
    remove: () => server.remove(),
    testCurrent: (ctx) => server.testCurrent(validated(currentMailServerTestInput, ctx.request.body).to),
    test: (ctx) => server.testInput(validated(mailServerTestInput, ctx.request.body)),
  };
});
