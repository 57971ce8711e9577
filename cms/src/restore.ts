/** `npm run restore`: brings a shop back from a backup. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Area } from './area/area';
import * as areas from './areas';
import type { CheckedBackup } from './backup/check-backup';
import { commandEnvironment } from './backup/command-environment';
import { newBackupFile, REPLACED, requireFinished } from './backup/files';
import type { PresentShop } from './backup/present-shop';
import type { Report } from './backup/progress';
import { restoreBackup } from './backup/restore-backup';
import { fetchBackup } from './backup/s3/fetch-backup';
import { shopImages } from './backup/shop-images';
import { confirmed, formatBytes, formatMoment, printProgress, runCommand } from './backup/terminal';
import { programVersion } from './backup/versions';
import { inOrder } from './database/migrations/migration';
import { environment } from './environment';
import { Failure } from './failure';

const byName: Record<string, Area> = areas;

const USAGE = 'npm run restore -- FILE [--yes] [--with-secrets] [--set-aside]';

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, 'set-aside': { type: 'boolean' } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new Error('Name the backup');
    return { file, isSure: values.yes ?? false, setsAside: values['set-aside'] ?? false };
  } catch (error) {
    throw new Failure(`${(error as Error).message}. Use: ${USAGE}`);
  }
};

const whatIsThere = (present: PresentShop): string => {
  if (present.state === 'EMPTY') return 'The database is empty.';
  if (present.state === 'DAMAGED')
    return `The shop that is there can’t be backed up: ${present.why}. It is set aside in the database, and not touched.`;
  const newest = present.newestOrder ? `, up to #${present.newestOrder}` : '';
  return `It replaces a shop with ${present.orders.toLocaleString('en-US')} orders${newest}. That one is backed up first.`;
};

const describe = ({ bytes, manifest, contents }: CheckedBackup): string => {
  const orders = contents.tables.find(({ name }) => name === 'orders')?.rows ?? 0;
  return `The backup of ${formatMoment(manifest.takenAt)} (${orders.toLocaleString('en-US')} orders, ${contents.images.toLocaleString('en-US')} images, ${formatBytes(bytes)}).`;
};

/** Also in the storage that the environment names. */
const findBackup = async (file: string, report: Report): Promise<string> => {
  if (!file.startsWith('s3://')) return commandEnvironment.fromCaller(file);
  const { dataFolder, backupS3 } = environment;
  return fetchBackup(file, backupS3, path.join(dataFolder, 'backups'), report);
};

runCommand(async () => {
  const { file, isSure, setsAside } = readOptions();
  requireFinished(file);
  const { dataFolder, databaseListenUrl: databaseUrl, secrets } = environment;
  const { report, end } = printProgress();
  const outcome = await restoreBackup({
    file: await findBackup(file, report),
    presentFile: newBackupFile(dataFolder, REPLACED),
    databaseUrl,
    images: shopImages,
    version: programVersion(),
    encryptionKey: secrets.encryptionKey,
    migrations: inOrder(byName),
    setsAside,
    report,
    async confirm(backup, present) {
      end();
      const question = `${describe(backup)} ${whatIsThere(present)}`;
      if (!isSure) return confirmed(question);
      console.log(question);
      return true;
    },
  });
  end();
  if (!outcome) {
    console.log('Nothing was changed.');
    return;
  }
  const { presentFile, setAsideAs, hasSameKey } = outcome;
  if (presentFile) console.log(`The shop as it was is in ${presentFile}.`);
  if (setAsideAs) console.log(`What was there is in the schema ${setAsideAs} of the database.`);
  if (!hasSameKey)
    console.log(
      'ENCRYPTION_KEY isn’t that of the backup: put the former one into .env, or enter the keys of PayPal and the password of the mail server again.',
    );
  console.log('✓ The shop is restored. At its next start, it compares payments with their providers.');
});
