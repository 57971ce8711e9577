import { environment } from '../src/environment';

const { secrets } = environment;

export default () => ({
  url: '/console',
  autoOpen: false,
  serveAdminPanel: environment.serveConsole,
  auth: { secret: secrets.adminJwt },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
});
