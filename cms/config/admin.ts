import { environment } from '../src/environment';

const { secrets } = environment;

export default () => ({
  url: '/console',
  autoOpen: false,
  serveAdminPanel: environment.serveConsole,
  // The console and its API, as the browser sees them, before the front door takes the prefix off.
  auth: { secret: secrets.adminJwt, cookie: { path: '/cms' } },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
});
