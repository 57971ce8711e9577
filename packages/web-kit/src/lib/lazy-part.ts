import { type ComponentType, lazy } from 'react';
import { CodeNotLoaded } from '../errors/code-not-loaded';

/**
 * A part in a chunk of its own, as `lazy` of React has it. React remembers a failure to fetch it for good: Try Again of the
 * ErrorBoundary around it knows this failure and loads the page anew. Outside a component.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (failure) {
      throw new CodeNotLoaded(failure);
    }
  });
