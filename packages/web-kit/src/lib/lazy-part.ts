import { type ComponentType, lazy } from 'react';
import { CodeNotLoaded } from '../errors/code-not-loaded';

/**
 * A component in its own chunk, like React's `lazy`. React caches a failed load forever, so the ErrorBoundary's Try Again
 * recognizes this failure and reloads the page. Call it outside of components.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (failure) {
      throw new CodeNotLoaded(failure);
    }
  });
