import { apiPaths } from '@stoa/contract';
import type { Area } from '../../area/area';
import { imageForm } from '../../images/sent-image';
import { type MadeBy, services } from '../../services';
import { ensureAdministrator } from './administrator';
import { endSessionsWithAccess } from './end-sessions';
import { migrations } from './migrations';
import { ensureRoles } from './roles';
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

export const auth = {
  services: factories,
  migrations,
  files: {
    [apiPaths.auth.avatar]: {
      by: 'signedIn',
      ...imageForm,
      limit: (strapi, { id }) => services(strapi).auth.limits.consumeAvatar(id),
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
  stop: (strapi) => services(strapi).auth.passwords.sendAllPending(),
} satisfies Area;
