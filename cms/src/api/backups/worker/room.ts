import { formatBytes } from '../../../backup/terminal';
import { Failure } from '../../../failure';

/** The shop and its database may need the same disk. */
const STAYS_FREE = 500_000_000;

/** A backup that fills the disk stops the shop. */
export const requireRoom = ({ free, needed, folder }: { free: number; needed: number; folder: string }): void => {
  if (free - needed >= STAYS_FREE) return;
  throw new Failure(
    `There isn’t enough room in ${folder}: a backup needs about ${formatBytes(needed)}, and ${formatBytes(STAYS_FREE)} must stay free, but only ${formatBytes(free)} are. Delete backups that you don’t need, keep fewer, or get a larger disk.`,
  );
};
