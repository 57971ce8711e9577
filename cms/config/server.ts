import { openPublicFolder } from '../src/boot/public-folder';
import { environment } from '../src/environment';

export default () => ({
  host: environment.host,
  port: environment.port,
  // Relative, so the console's build contains no host name. The front door strips the prefix.
  url: '/cms',
  proxy: { koa: environment.proxies > 0, maxIpsCount: environment.proxies },
  app: { keys: environment.secrets.appKeys },
  dirs: { public: openPublicFolder(environment.dataFolder) },
  http: {
    serverOptions: {
      // Longer than nginx keeps its connections to us (60 s), so it never sends a request over one we just closed.
      keepAliveTimeout: 75_000,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      // Bodies have no time limit as long as they make progress (src/strapi-patches/server/slow-bodies.ts).
      requestTimeout: 0,
    },
  },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
