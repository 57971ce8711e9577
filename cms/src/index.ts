import type { Core } from '@strapi/strapi';
import { ensureAdministrator } from './boot/administrator';
import { endSessionsWithAccess } from './boot/end-sessions';
import { startHousekeeping, stopHousekeeping } from './boot/housekeeping';
import { releaseBootLock, takeBootLock } from './boot/lock';
import { startMail, stopMail } from './boot/mail';
import { removePluginApis } from './boot/plugin-apis';
import { ensureRoles } from './boot/roles';
import { ensureSettings } from './boot/settings';
import { applyConsoleLayouts } from './console/apply-layouts';
import { addConstraints } from './database/constraints';
import { createRateLimitTable } from './database/rate-limit-table';
import { obeyRules } from './documents/obey-rules';
import { relationColumns } from './documents/relation-columns';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    removePluginApis(strapi);
    endSessionsWithAccess(strapi);
    relationColumns(strapi);
    obeyRules(strapi);
    await takeBootLock();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addConstraints(strapi);
    await createRateLimitTable(strapi);
    await ensureRoles(strapi);
    await ensureAdministrator(strapi);
    await applyConsoleLayouts(strapi);
    await ensureSettings(strapi);
    await releaseBootLock();
    startMail(strapi);
    startHousekeeping(strapi);
  },

  async destroy() {
    stopHousekeeping();
    await stopMail();
  },
};
