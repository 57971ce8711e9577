/**
 * Preloaded by the build of the console. Strapi would compile cms first, although that is done: 20 seconds of processor time, and
 * every file in `dist` is written anew. Without it, a program that starts at that moment may read half a file.
 */
const typescript = require('@strapi/typescript-utils');

Object.assign(typescript, { compile: async () => {} });
