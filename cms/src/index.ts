import type { Area } from './area/area';
import { areasOf, holdAreas } from './area/held-areas';
import * as areas from './areas';
import { limitBodies } from './boot/body-limits';
import { seedDemoShop } from './boot/demo-shop';
import { startHousekeeping, stopHousekeeping } from './boot/housekeeping';
import { idleMiddlewares } from './boot/idle-middlewares';
import { bootConnection, releaseBootLock, takeBootLock } from './boot/lock';
import { removePluginApis } from './boot/plugin-apis';
import { publicAddress } from './boot/public-address';
import { surviveUnhandledRejections } from './boot/unhandled-rejections';
import { letVisitorsLeave } from './boot/visitors-who-leave';
import { applyConsoleLayouts } from './console/apply-layouts';
import { protectFiles } from './console/changeable-files';
import { checkRequests } from './console/check-requests';
import { closeRoutes } from './console/close-routes';
import { limitReach } from './console/limit-reach';
import { refuseOutdated } from './console/refuse-outdated';
import { keepWebhooksPublic } from './console/webhooks';
import { explainConstraints } from './database/errors';
import { migrate } from './database/migrations/migrate';
import { inOrder } from './database/migrations/migration';
import { requireOwnHistory } from './database/migrations/require-own-history';
import { limitPatience } from './database/patience';
import { signals } from './database/signals';
import { keepInverseRelations } from './documents/inverse-relations';
import { obeyRules } from './documents/obey-rules';
import { relationColumns } from './documents/relation-columns';
import { environment } from './environment';
import { stopGracefully } from './http/graceful-stop';
import { refuseSlowBodies } from './http/slow-bodies';
import { type Context, offerServices } from './services';

const byName: Record<string, Area> = areas;
const migrations = inOrder(byName);

export default {
  async register({ strapi }: Context) {
    offerServices(strapi, areas);
    holdAreas(strapi, areas);
    limitPatience(strapi);
    surviveUnhandledRejections(strapi);
    stopGracefully(strapi);
    refuseSlowBodies(strapi.server.httpServer);
    letVisitorsLeave(strapi);
    idleMiddlewares(strapi);
    limitBodies(strapi);
    publicAddress(strapi);
    removePluginApis(strapi);
    limitReach(strapi);
    refuseOutdated(strapi);
    closeRoutes(strapi);
    protectFiles(strapi);
    keepWebhooksPublic(strapi);
    // Last, so that it comes before the other checks.
    checkRequests(strapi);
    keepInverseRelations(strapi);
    relationColumns(strapi);
    obeyRules(strapi, Object.assign({}, ...areasOf(strapi).map(({ rules }) => rules)));
    for (const { constraints = {}, register } of areasOf(strapi)) {
      explainConstraints(constraints);
      register?.(strapi);
    }
    await takeBootLock();
    await requireOwnHistory(bootConnection(), migrations);
  },

  async bootstrap({ strapi }: Context) {
    await migrate(bootConnection(), migrations, strapi.log);
    for (const { prepare } of areasOf(strapi)) await prepare?.(strapi);
    await applyConsoleLayouts(
      strapi,
      areasOf(strapi).flatMap(({ layouts = [] }) => layouts),
    );
    if (environment.demoShop) await seedDemoShop(strapi);
    await releaseBootLock();
    for (const { start } of areasOf(strapi)) start?.(strapi);
    signals.start(strapi);
    startHousekeeping(strapi);
  },

  async destroy({ strapi }: Context) {
    stopHousekeeping();
    await Promise.all(areasOf(strapi).map(({ stop }) => stop?.(strapi)));
    await signals.stop();
  },
};
