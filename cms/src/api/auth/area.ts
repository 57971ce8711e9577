import { apiPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Area } from '../../area/area';
import { visitor } from '../../http/visitor';
import { imageForm } from '../../images/sent-image';
import { type MadeBy, services } from '../../services';
import { ensureAdministrator } from './administrator';
import { mails } from './mails';
import { migrations } from './migrations';
import { endAllAccess } from './queries/end-all-access';
import accounts from './services/accounts';
import avatars from './services/avatars';
import emails from './services/emails';
import limits from './services/limits';
import loginThrottle from './services/login-throttle';
import passwords from './services/passwords';
import sessions from './services/sessions';
import { nameUnreachable } from './unreachable';

const factories = { accounts, avatars, emails, limits, loginThrottle, passwords, sessions };

declare module '../../services' {
  interface Services {
    auth: MadeBy<typeof factories>;
  }
}

/** `authenticated` comes with Strapi; `admin` is ours. Neither may call Strapi's own routes. */
const ensureRoles = async (strapi: Core.Strapi): Promise<void> => {
  const roles = strapi.db.query('plugin::users-permissions.role');
  if (!(await roles.findOne({ where: { type: 'admin' } })))
    await roles.create({ data: { type: 'admin', name: 'Administrator', description: 'Runs the shop' } });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({});
};

/** Blocking an account or changing its password ends its sessions, wherever the change is made. */
const endSessionsWithAccess = (strapi: Core.Strapi): void => {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params: { data }, result }) {
      if (data?.blocked || data?.password) await services(strapi).auth.sessions.endAllOf(result.id);
    },
  });
};

export const auth = {
  services: factories,
  mails,
  migrations,
  files: {
    [apiPaths.auth.avatar]: {
      by: 'signedIn',
      ...imageForm,
      limit: (strapi, ctx) => services(strapi).auth.limits.consumeAvatar(visitor(ctx).id),
    },
  },
  chores: [
    (strapi) => services(strapi).auth.sessions.prune(),
    (strapi) => services(strapi).auth.emails.prune(),
    (strapi) => services(strapi).auth.limits.prune(),
  ],
  register: endSessionsWithAccess,
  async prepare(strapi) {
    await ensureRoles(strapi);
    await ensureAdministrator(strapi);
    await nameUnreachable(strapi);
  },
  // A password may have been changed since, or a link used.
  afterRestore: (strapi) => endAllAccess(strapi.db.connection),
  stop: (strapi) => services(strapi).auth.passwords.sendAllPending(),
} satisfies Area;
