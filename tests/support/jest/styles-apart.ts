import createCache, { type Options } from '../../../node_modules/@emotion/cache';

/**
 * Keeps styles out of the page. jsdom has no layout to apply them to, but looks at every rule whenever a test asks for a role,
 * which takes most of a test's time. So `display: none` from styles hides nothing from `getByRole`.
 */
export default (options: Options) =>
  createCache({ ...options, ...(typeof document !== 'undefined' && { container: document.createElement('div') }) });
