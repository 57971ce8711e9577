import { type Account, apiPaths } from '@stoa/contract';
import { notFound, unauthorized } from '../../../http/problem';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { prepareAvatar, type SentFile } from '../../../images/prepare';
import { newOpaqueToken } from '../../../security/opaque-token';
import { type Context, services } from '../../../services';
import { findAccount } from '../queries/accounts';
import { insertAvatar, readAvatar } from '../queries/avatars';
import { toAccount } from '../serializers/account';

/** Leaves most of the machine to everyone else. */
const inTurn = aFewAtATime(1, { mostWaiting: 10 });

/** Images that people upload of themselves: not in the media library, which is the shop's own. */
export default ({ strapi }: Context) => ({
  async change(id: number, file: SentFile, left: AbortSignal): Promise<Account> {
    const content = await inTurn(() => prepareAvatar(file), left);
    return services(strapi).history.activity.watch({ kind: 'user', ids: [id] }, async (trx) => {
      await insertAvatar(trx, id, apiPaths.avatar(`${newOpaqueToken()}.webp`), content);
      const account = await findAccount(trx, id);
      if (!account) throw unauthorized('Please sign in');
      return toAccount(account);
    });
  },

  async read(name: string): Promise<Buffer> {
    const content = await readAvatar(strapi.db.connection, apiPaths.avatar(name));
    if (!content) throw notFound('This image does not exist');
    return content;
  },
});
