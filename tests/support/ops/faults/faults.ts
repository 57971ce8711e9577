import { databaseGone, databaseRestarted, failedOver, poolerRestarted } from './database';
import { clockOff, replicaKilled, rollingRestart } from './processes';
import { backupsFull, mailGone, paypalGone, storageGone, uploadsFull } from './services';

/** What `npm test` tries. */
export const QUICK_FAULTS = [replicaKilled, databaseRestarted];

/** The primary can’t come back after a failover, so that is the last. */
export const FAULTS = [
  replicaKilled,
  rollingRestart,
  databaseRestarted,
  databaseGone,
  poolerRestarted,
  uploadsFull,
  backupsFull,
  mailGone,
  paypalGone,
  storageGone,
  clockOff('ahead', 1),
  clockOff('behind', -1),
  failedOver,
];
