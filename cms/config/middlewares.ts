import { MAX_UPLOAD } from '@stoa/contract';
import { environment } from '../src/environment';
import { isEncrypted } from '../src/front-door/security-headers';

/** Costs 0.2 ms for a list of 9 kB, which then weighs a third. A proxy in front does it better. */
const compression = {
  name: 'strapi::compression',
  config: {
    threshold: 1024,
    filter: (type: string) => type === 'application/json',
    gzip: { level: 4 },
    br: false,
    deflate: false,
  },
};

const MAX_FIELDS = 1024 * 1024;

/** The library's field and the console's: what comes under any other name is not even written to the disk. */
const isFileOfOurs = ({ name }: { name: string | null }): boolean => name === 'file' || name === 'files';

export default () => [
  'global::front-door',
  ...(environment.proxies === 0 ? [compression] : []),
  'strapi::errors',
  'global::problems',
  { name: 'strapi::security', config: { hsts: isEncrypted(environment.publicUrl) ? { maxAge: 31_536_000 } : false } },
  'strapi::query',
  'global::json-only',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '1mb',
      // The one call that takes a text reads it itself, bit by bit.
      text: false,
      formidable: { maxFileSize: MAX_UPLOAD, maxFieldsSize: MAX_FIELDS, filter: isFileOfOurs },
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
  },
  'global::temporary-files',
  // Strapi insists on these; they do nothing here (boot/idle-middlewares.ts).
  'strapi::cors',
  'strapi::favicon',
  'strapi::public',
];
