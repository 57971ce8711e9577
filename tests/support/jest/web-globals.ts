/** Globals that every browser has but jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined')
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    // Without layout, nothing ever changes its size.
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
