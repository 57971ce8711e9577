import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Client, DatabaseError } from 'pg';
import type { AreaMigration } from '../database/migrations/migration';
import { Failure } from '../failure';
import { type CheckedBackup, checkBackup } from './check-backup';
import { claimShop } from './claim-shop';
import { type BackupOptions, createBackup } from './create-backup';
import { removeReplaced } from './files';
import { keepKnown, readKnown } from './known';
import { loadBackup } from './load-backup';
import { clear, damagedBy, type PresentShop, readPresent, setAside } from './present-shop';
import { markRestored, RESTORED_KEY } from './restored';
import { isSameSecret } from './secrets';
import type { ShopImages } from './shop-images';
import { connect } from './snapshot';
import { readHistory, readMajor, requireKnown, requirePostgres } from './versions';

export interface RestoreOptions extends Omit<BackupOptions, 'secrets' | 'isClaimed' | 'file'> {
  /** The backup. */
  file: string;
  /** Where the shop that is replaced is backed up to. */
  presentFile: string;
  migrations: AreaMigration[];
  /** Whoever asks knows that the present shop can’t be read. */
  setsAside: boolean;
  /** False stops it: nothing has changed yet. */
  confirm: (backup: CheckedBackup, present: PresentShop) => Promise<boolean>;
}

export interface RestoreOutcome {
  backup: CheckedBackup;
  present: PresentShop;
  /** The backup of the shop that was replaced. */
  presentFile: string | undefined;
  /** Where what couldn’t be read was left, in the database. */
  setAsideAs: string | undefined;
  hasSameKey: boolean;
}

interface Replacing {
  client: Client;
  backup: CheckedBackup;
  present: PresentShop;
  options: RestoreOptions;
  hasBackupOfPresent: boolean;
}

/** All of it or nothing: until the commit, the shop is what it was. */
const replace = async ({ client, backup, present, options, hasBackupOfPresent }: Replacing) => {
  const { report = () => {} } = options;
  const id = randomUUID();
  const restoredAt = new Date();
  const images = await options.images.stage(id);
  let isCommitting = false;
  try {
    await client.query('BEGIN');
    const isSameShop =
      present.state === 'SHOP' &&
      backup.manifest.shop !== null &&
      (await readHistory(client)).shop === backup.manifest.shop;
    const known = isSameShop ? await readKnown(client) : undefined;
    let setAsideAs: string | undefined;
    if (present.state === 'DAMAGED') setAsideAs = await setAside(client, restoredAt);
    else await clear(client);
    await loadBackup(client, backup, images, report);
    if (known) await keepKnown(client, known);
    await markRestored(client, {
      id,
      takenAt: backup.manifest.takenAt,
      restoredAt: restoredAt.toISOString(),
      knowsReplaced: known !== undefined,
      nextInvoice: known?.nextInvoice ?? null,
      isDone: false,
    });
    await images.close({ removesOthers: hasBackupOfPresent });
    isCommitting = true;
    await client.query('COMMIT');
    return { id, setAsideAs };
  } catch (error) {
    // The database alone knows, and the next start or restore asks it.
    if (isCommitting)
      throw new Failure('The database was lost at the very end. Restore the backup again.', { cause: error });
    await client.query('ROLLBACK').catch(() => undefined);
    await images.discard();
    throw new Failure(`The backup couldn’t be restored: ${(error as Error).message}. The shop is as it was.`, {
      cause: error,
    });
  }
};

/** So that the first requests aren’t slow. What was set aside may not be readable. */
const analyze = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ tables: string }>(
    "SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables FROM pg_tables WHERE schemaname = 'public'",
  );
  await client.query(`ANALYZE ${rows[0]?.tables}`);
};

/** What an earlier restore left if it was killed. */
const settleEarlier = async (client: Client, images: ShopImages): Promise<void> => {
  const { rows } = await client
    .query<{ value: string }>('SELECT value FROM public.strapi_core_store_settings WHERE key = $1', [RESTORED_KEY])
    .catch(() => ({ rows: [] }));
  await images.settle(rows[0] && JSON.parse(rows[0].value).id);
};

const backUpPresent = async (options: RestoreOptions): Promise<PresentShop | undefined> => {
  const { presentFile: file, databaseUrl, images, version, encryptionKey, report = () => {} } = options;
  try {
    await createBackup({ file, databaseUrl, images, version, encryptionKey, isClaimed: true, report });
    return undefined;
  } catch (error) {
    // A full disk says nothing of the shop.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC')
      throw new Failure(
        `There’s no room in ${path.dirname(file)} for a backup of the shop that is there, which is made first. Nothing was changed. Free some space there.`,
      );
    if (error instanceof DatabaseError || code === 'EIO') return damagedBy(error);
    throw error;
  }
};

/** Undefined if whoever was asked said no. */
export const restoreBackup = async (options: RestoreOptions): Promise<RestoreOutcome | undefined> => {
  const backup = await checkBackup(options.file, options.report);
  requireKnown(backup.manifest, options.migrations);
  const client = await connect(options.databaseUrl, 'stoa restore');
  try {
    requirePostgres(backup.manifest, await readMajor(client));
    await claimShop(client);
    await settleEarlier(client, options.images);
    let present: PresentShop = options.setsAside
      ? { state: 'DAMAGED', why: 'it is to be set aside' }
      : await readPresent(client);
    if (!(await options.confirm(backup, present))) return undefined;
    if (present.state === 'SHOP') {
      const damaged = await backUpPresent(options);
      if (damaged && !(await options.confirm(backup, damaged))) return undefined;
      present = damaged ?? present;
    }
    const hasBackupOfPresent = present.state === 'SHOP';
    const { id, setAsideAs } = await replace({ client, backup, present, options, hasBackupOfPresent });
    await options.images.settle(id);
    await analyze(client);
    if (hasBackupOfPresent) await removeReplaced(path.dirname(options.presentFile));
    return {
      backup,
      present,
      presentFile: hasBackupOfPresent ? options.presentFile : undefined,
      setAsideAs,
      hasSameKey: isSameSecret(options.encryptionKey, backup.manifest.encryptionKey),
    };
  } finally {
    await client.end();
  }
};
