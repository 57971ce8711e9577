import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server rendered this; on the server itself, too. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
