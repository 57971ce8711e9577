import { adminPaths, MAX_IMPORT_BYTES } from '@stoa/contract';
import type { Area } from '../../area/area';
import { importTooLarge } from '../../http/body-errors';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import downloads from './services/downloads';
import imports from './services/imports';

const factories = { downloads, imports };

declare module '../../services' {
  interface Services {
    importExport: MadeBy<typeof factories>;
  }
}

export const importExport = {
  services: factories,
  migrations,
  files: {
    // Streamed by its controller, so it is never written to disk or held in memory as a whole.
    [adminPaths.imports]: {
      by: 'admins',
      type: 'text/csv',
      otherType: 'Send the file as CSV (Content-Type: text/csv)',
      longest: MAX_IMPORT_BYTES,
      tooLarge: importTooLarge,
    },
  },
  chores: [
    (strapi) => services(strapi).importExport.downloads.prune(),
    (strapi) => services(strapi).importExport.imports.prune(),
  ],
  async anonymizeUser(sql, userId, name) {
    await sql('imports').where('user_id', userId).update({ user_name: name });
    await sql('imports').where('confirmer_id', userId).update({ confirmer_name: name });
  },
  loops: (strapi) => services(strapi).importExport.imports.loops,
} satisfies Area;
