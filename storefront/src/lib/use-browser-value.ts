import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** A value that only a browser knows. `before` stands in for it if the page is rendered without one. */
export function useBrowserValue<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
