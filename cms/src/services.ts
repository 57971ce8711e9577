/**
 * The one way to another area: a typed look-up, never a file path. Each area adds its services here, such as
 * `marketplace: { items: (strapi) => strapi.service('api::marketplace.items') as ItemsService }`.
 */
export {};
