import { environment } from '../src/environment';

const { secrets } = environment;

export default () => ({
  url: '/console',
  autoOpen: false,
  serveAdminPanel: environment.serveConsole,
  // Paths as the browser sees them, before the front door strips the prefix.
  auth: { secret: secrets.adminJwt, cookie: { path: '/cms' } },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  // Strapi's limiter ignores networks and replicas; strapi-patches/console/login.ts counts instead.
  rateLimit: { enabled: false },
  flags: { nps: false, promoteEE: false },
  preview: { enabled: false },
});
