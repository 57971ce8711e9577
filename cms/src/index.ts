import type { Area } from './area/area';
import { installRecords } from './area/records/install-records';
import { areasOf, registerAreas } from './area/registered-areas';
import * as areas from './areas';
import { afterRestore } from './boot/after-restore';
import { seedDemoShop } from './boot/demo-shop';
import { bootConnection, releaseBootLock, takeBootLock } from './boot/lock';
import { startLoops, stopLoops } from './boot/loops';
import { purpose } from './boot/purpose';
import { applyConsoleLayouts } from './console/apply-layouts';
import { explainConstraints } from './database/errors';
import { signals } from './database/loops/signals';
import { migrate } from './database/migrations/migrate';
import { inOrder } from './database/migrations/migration';
import { requireOwnHistory } from './database/migrations/require-own-history';
import { readReplica } from './database/replica/read-replica';
import { keepInverseRelations } from './documents/inverse-relations';
import { relationColumns } from './documents/relation-columns';
import { applyValidationRules } from './documents/validation-rules';
import { environment } from './environment';
import { sendKeptFirst } from './front-door/kept';
import { startMetrics, stopMetrics } from './monitoring/metrics-server';
import { followRequests } from './monitoring/requests';
import { startTracing, stopTracing } from './monitoring/tracing';
import { type Context, offerServices } from './services';
import { patchPlugins, patchStrapi } from './strapi-patches';

const byName: Record<string, Area> = areas;
const migrations = inOrder(byName);

export default {
  async register({ strapi }: Context) {
    offerServices(strapi, areas);
    registerAreas(strapi, areas);
    installRecords(
      strapi,
      areasOf(strapi).flatMap(({ kinds = {} }) => Object.values(kinds)),
    );
    patchStrapi(strapi);
    followRequests(strapi);
    keepInverseRelations(strapi);
    relationColumns(strapi);
    applyValidationRules(strapi, Object.assign({}, ...areasOf(strapi).map(({ rules }) => rules)));
    for (const { constraints = {}, register } of areasOf(strapi)) {
      explainConstraints(constraints);
      register?.(strapi);
    }
    await takeBootLock();
    await requireOwnHistory(bootConnection(), migrations);
  },

  async bootstrap({ strapi }: Context) {
    await migrate(bootConnection(), migrations, strapi.log);
    if (!purpose.servesShop) return releaseBootLock();
    for (const { prepare } of areasOf(strapi)) await prepare?.(strapi);
    await applyConsoleLayouts(
      strapi,
      areasOf(strapi).flatMap(({ layouts = [] }) => layouts),
    );
    await afterRestore(strapi);
    if (environment.demoShop) await seedDemoShop(strapi, environment.demoShop);
    await releaseBootLock();
    patchPlugins(strapi);
    for (const { start } of areasOf(strapi)) start?.(strapi);
    signals.start(strapi);
    readReplica.start(strapi);
    startLoops(strapi);
    startMetrics(strapi);
    await startTracing(strapi);
    sendKeptFirst(strapi);
  },

  async destroy({ strapi }: Context) {
    stopMetrics();
    await Promise.all([stopLoops(), ...areasOf(strapi).map(({ stop }) => stop?.(strapi))]);
    await signals.stop();
    await readReplica.stop();
    await stopTracing();
  },
};
