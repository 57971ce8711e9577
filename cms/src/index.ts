import type { Core } from '@strapi/strapi';
import { releaseBootLock, takeBootLock } from './boot/lock';
import { ensureRoles } from './boot/roles';
import { applyConsoleLayouts } from './console/apply-layouts';
import { addConstraints } from './database/constraints';
import { obeyRules } from './documents/obey-rules';
import { relationColumns } from './documents/relation-columns';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    relationColumns(strapi);
    obeyRules(strapi);
    await takeBootLock();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addConstraints(strapi);
    await ensureRoles(strapi);
    await applyConsoleLayouts(strapi);
    await releaseBootLock();
  },
};
