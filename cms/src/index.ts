import type { Core } from '@strapi/strapi';
import { ensureAdministrator } from './boot/administrator';
import { releaseBootLock, takeBootLock } from './boot/lock';
import { removePluginApis } from './boot/plugin-apis';
import { ensureRoles } from './boot/roles';
import { applyConsoleLayouts } from './console/apply-layouts';
import { addConstraints } from './database/constraints';
import { obeyRules } from './documents/obey-rules';
import { relationColumns } from './documents/relation-columns';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    removePluginApis(strapi);
    relationColumns(strapi);
    obeyRules(strapi);
    await takeBootLock();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addConstraints(strapi);
    await ensureRoles(strapi);
    await ensureAdministrator(strapi);
    await applyConsoleLayouts(strapi);
    await releaseBootLock();
  },
};
