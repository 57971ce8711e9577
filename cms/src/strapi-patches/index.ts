import type { Core } from '@strapi/strapi';
import { protectFiles } from './console/changeable-files';
import { checkRequests } from './console/check-requests';
import { closeRoutes } from './console/close-routes';
import { guardConsoleLogin } from './console/login';
import { refuseStaleSaves } from './console/refuse-stale-saves';
import { restrictConsoleAccess } from './console/restrict-access';
import { keepWebhooksPublic } from './console/webhooks';
import { sendEmailsThroughOutbox } from './plugins/email';
import { removePluginApis } from './plugins/plugin-apis';
import { limitBodies } from './server/body-limits';
import { ignoreClientAborts } from './server/client-aborts';
import { reportFailedCommits } from './server/failed-commits';
import { stopGracefully } from './server/graceful-stop';
import { idleMiddlewares } from './server/idle-middlewares';
import { publicAddress } from './server/public-address';
import { readPublicFromReplica } from './server/read-replica';
import { refuseSlowBodies } from './server/slow-bodies';
import { applyStatementTimeouts } from './server/statement-timeouts';
import { surviveUnhandledRejections } from './server/unhandled-rejections';

/** For `register`, before Strapi mounts its routes. README.md says what each of them replaces, and why. */
export const patchStrapi = (strapi: Core.Strapi): void => {
  applyStatementTimeouts(strapi);
  readPublicFromReplica(strapi);
  reportFailedCommits(strapi);
  surviveUnhandledRejections(strapi);
  stopGracefully(strapi);
  refuseSlowBodies(strapi.server.httpServer);
  ignoreClientAborts(strapi);
  idleMiddlewares(strapi);
  limitBodies(strapi);
  publicAddress(strapi);
  removePluginApis(strapi);
  guardConsoleLogin(strapi);
  restrictConsoleAccess(strapi);
  refuseStaleSaves(strapi);
  closeRoutes(strapi);
  protectFiles(strapi);
  keepWebhooksPublic(strapi);
  // Last, so that it comes before the other checks.
  checkRequests(strapi);
};

/** For `bootstrap`: what Strapi’s plugins set up only in theirs. */
export const patchPlugins = (strapi: Core.Strapi): void => sendEmailsThroughOutbox(strapi);
