export default () => [
  'global::front-door',
  'strapi::errors',
  'global::problems',
  'strapi::security',
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
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
