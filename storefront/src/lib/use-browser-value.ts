import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** What only a browser knows; `before` stands in for it where the page is rendered without one. */
export function useBrowserValue<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
