/** Advisory locks that processes of a shop share. Each ends with its session. */

/** Two replicas booting at once would both migrate an empty database, so the second waits until the first is done. */
export const BOOT_LOCK = 7_305_118;

/** Shared by every replica for as long as it runs. A restore takes it alone. */
export const RUNNING_LOCK = 7_305_120;

/** One backup at a time. */
export const BACKUP_LOCK = 7_305_121;
