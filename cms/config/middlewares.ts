import { MAX_UPLOAD } from '@stoa/contract';
import { CSP_DEFAULTS } from '@strapi/utils';
import { environment } from '../src/environment';
import { isEncrypted } from '../src/front-door/security-headers';
import { publicUploads } from '../src/images/storage/addresses';

/** Takes 0.2 ms for a 9 kB list and shrinks it to a third. A proxy in front does this better. */
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

/** The console sends one image in a form; others may send a few. */
const FORM = { maxFields: 50, maxFieldsSize: 1024 * 1024 };
const MOST_FILES = 10;
const filesOf = new WeakMap<object, number>();

/**
 * The field names of the media library and the console. Files under any other name, or more of them, are never written to disk.
 * Formidable counts none; each form has options of its own.
 */
function isFileOfOurs(this: object, { name }: { name: string | null }): boolean {
  if (name !== 'file' && name !== 'files') return false;
  const files = (filesOf.get(this) ?? 0) + 1;
  filesOf.set(this, files);
  return files <= MOST_FILES;
}

export default () => [
  'global::front-door',
  ...(environment.proxies === 0 ? [compression] : []),
  'strapi::errors',
  'global::problems',
  {
    name: 'strapi::security',
    config: {
      hsts: isEncrypted(environment.publicUrl) ? { maxAge: 31_536_000 } : false,
      // The console's list of images leads there.
      ...(publicUploads
        ? {
            contentSecurityPolicy: {
              directives: { 'img-src': [...CSP_DEFAULTS['img-src'], new URL(publicUploads).origin] },
            },
          }
        : {}),
    },
  },
  'strapi::query',
  'global::refused-bodies',
  'global::json-only',
  {
    name: 'strapi::body',
    config: {
      // For JSON: strapi-patches/server/body-limits.ts.
      formLimit: '1mb',
      // The one route that takes text streams it itself.
      text: false,
      // Signatures of webhooks are over the bytes that came.
      includeUnparsed: true,
      formidable: { ...FORM, maxFileSize: MAX_UPLOAD, filter: isFileOfOurs },
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
  },
  'global::temporary-files',
  'global::console-accounts',
  // Strapi requires these; they do nothing here (strapi-patches/server/idle-middlewares.ts).
  'strapi::cors',
  'strapi::favicon',
  'strapi::public',
];
