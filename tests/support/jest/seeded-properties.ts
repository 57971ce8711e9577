import { readFileSync } from 'node:fs';
import { SEED } from '../shop/random';

/** Properties draw from the run's seed, so that a second try draws the same. fast-check is loaded only where it's used. */
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes("from 'fast-check'"))
  (jest.requireActual('fast-check') as typeof import('fast-check')).configureGlobal({ seed: SEED });
