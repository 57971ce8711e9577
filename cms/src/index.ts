import type { Core } from '@strapi/strapi';
import { ensureAdministrator } from './boot/administrator';
import { mailThroughOutbox } from './boot/console-mails';
import { endSessionsWithAccess } from './boot/end-sessions';
import { stopGracefully } from './boot/graceful-stop';
import { startHousekeeping, stopHousekeeping } from './boot/housekeeping';
import { idleMiddlewares } from './boot/idle-middlewares';
import { startImports, stopImports } from './boot/imports';
import { releaseBootLock, takeBootLock } from './boot/lock';
import { startMail, stopMail } from './boot/mail';
import { removePluginApis } from './boot/plugin-apis';
import { publicAddress } from './boot/public-address';
import { ensureRoles } from './boot/roles';
import { ensureSettings } from './boot/settings';
import { letVisitorsLeave } from './boot/visitors-who-leave';
import { applyConsoleLayouts } from './console/apply-layouts';
import { addConstraints } from './database/constraints';
import { createHistoryTables } from './database/history-tables';
import { createRateLimitTable } from './database/rate-limit-table';
import { createSavedViewTable } from './database/saved-view-table';
import { createTransferTables } from './database/transfer-tables';
import { keepFarEnds } from './documents/far-ends';
import { keepAnAdministrator } from './documents/keep-an-administrator';
import { moveToTrash } from './documents/move-to-trash';
import { obeyRules } from './documents/obey-rules';
import { recordActivity } from './documents/record-activity';
import { relationColumns } from './documents/relation-columns';
import { environment } from './environment';
import { seedDemoShop } from './seed/demo-shop';
import { services } from './services';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    stopGracefully(strapi);
    letVisitorsLeave(strapi);
    idleMiddlewares(strapi);
    publicAddress(strapi);
    removePluginApis(strapi);
    endSessionsWithAccess(strapi);
    keepFarEnds(strapi);
    relationColumns(strapi);
    obeyRules(strapi);
    keepAnAdministrator(strapi);
    recordActivity(strapi);
    moveToTrash(strapi);
    await takeBootLock();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addConstraints(strapi);
    await createRateLimitTable(strapi);
    await createSavedViewTable(strapi);
    await createHistoryTables(strapi);
    await createTransferTables(strapi);
    await ensureRoles(strapi);
    await ensureAdministrator(strapi);
    await applyConsoleLayouts(strapi);
    await ensureSettings(strapi);
    if (environment.demoShop) await seedDemoShop(strapi);
    await releaseBootLock();
    mailThroughOutbox(strapi);
    startMail(strapi);
    startImports(strapi);
    startHousekeeping(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await services.auth.passwords(strapi).sendAllPending();
    stopHousekeeping();
    await Promise.all([stopMail(), stopImports(strapi)]);
  },
};
