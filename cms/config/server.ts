import path from 'node:path';
import { environment } from '../src/environment';

export default () => ({
  host: environment.host,
  port: environment.port,
  // Relative, so that the console's build holds no host name; the front door strips the prefix.
  url: '/cms',
  proxy: { koa: environment.proxies > 0, maxIpsCount: environment.proxies },
  app: { keys: environment.secrets.appKeys },
  dirs: { public: path.join(environment.dataFolder, 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
