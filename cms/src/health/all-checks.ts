import type { Check } from './check';
import { database } from './checks/database';
import { disk } from './checks/disk';
import { settings } from './checks/settings';
import { versions } from './checks/versions';

/** Of every shop, then those of its areas. */
export const allChecks = (areas: readonly { checks?: Check[] }[]): Check[] => [
  versions,
  settings,
  database,
  disk,
  ...areas.flatMap(({ checks = [] }) => checks),
];
