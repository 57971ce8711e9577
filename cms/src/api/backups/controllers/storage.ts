import { backupStorageInput, backupStorageTestInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { storage } = services(strapi).backups;

  return {
    show: () => storage.read(),
    change: (ctx) => storage.change(validated(backupStorageInput, ctx.request.body)),
    remove: () => storage.remove(),
    test: (ctx) => storage.testInput(validated(backupStorageTestInput, ctx.request.body)),
    testCurrent: () => storage.testCurrent(),
  };
});
