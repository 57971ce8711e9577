import type { Core } from '@strapi/strapi';
import { releaseBootLock, takeBootLock } from './boot/lock';
import { ensureRoles } from './boot/roles';
import { addConstraints } from './database/constraints';

export default {
  async register() {
    await takeBootLock();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addConstraints(strapi);
    await ensureRoles(strapi);
    await releaseBootLock();
  },
};
