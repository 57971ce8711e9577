/** Globals that every browser has but jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') window.scrollTo = () => undefined;
