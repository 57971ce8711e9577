import type { Sql } from '../sql';

/** The lock key for image use, next to the boot lock's. Shared or exclusive, the lock ends with its transaction. */
const IMAGES_IN_USE = 7_305_119;

/** Taken when changing a record that can show images. Any number may hold it at once. */
export const shareImages = (sql: Sql) => sql.raw('SELECT pg_advisory_xact_lock_shared(?)', [IMAGES_IN_USE]);

/**
 * Taken when deleting an image, before checking where it is used. Waits until all pending changes are visible, and blocks later
 * ones until the image is gone.
 */
export const claimImages = (sql: Sql) => sql.raw('SELECT pg_advisory_xact_lock(?)', [IMAGES_IN_USE]);
