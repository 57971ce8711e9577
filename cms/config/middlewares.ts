import { environment } from '../src/environment';
import { isEncrypted } from '../src/front-door/security-headers';

export default () => [
  'global::front-door',
  'strapi::errors',
  'global::problems',
  { name: 'strapi::security', config: { hsts: isEncrypted(environment.publicUrl) ? { maxAge: 31_536_000 } : false } },
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::json-only',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '1mb',
      textLimit: '1mb',
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
  },
  // Strapi insists on these two; the front door leaves them nothing to do (boot/idle-middlewares.ts).
  'strapi::favicon',
  'strapi::public',
];
