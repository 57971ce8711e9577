import type { Sample } from '../load';
import type { World } from '../world';

export const SECOND = 1000;

export interface Fault {
  name: string;
  /** What has to be there before it, and isn’t watched. */
  before?: (world: World) => Promise<unknown>;
  /** Calls `over` when it’s over; what comes then is watched as well. `note`: for the table. */
  happen: (world: World, over: () => void, note: (text: string) => void) => Promise<unknown>;
  after?: (world: World) => Promise<unknown>;
  /** Whether a request may fail in this way. `over`: when it was. */
  mayFail?: (sample: Sample, over: number) => boolean;
  /** Why it can’t be tried here. */
  lacks?: (world: World) => string | undefined;
}

/** Visitors are told to try again. */
export const isUnavailable = ({ status }: Sample): boolean => status === 503;
