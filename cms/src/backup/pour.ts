import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes all of it, as fast as `into` takes it, and leaves `into` open for more. */
export const pour = async (from: AsyncIterable<Buffer>, into: Writable): Promise<void> => {
  for await (const chunk of from) {
    if (into.destroyed) throw into.errored ?? new Error('The stream was closed');
    if (!into.write(chunk)) await once(into, 'drain');
  }
};
