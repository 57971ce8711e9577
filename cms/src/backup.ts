/** `npm run backup`: backs a shop up to one file, or checks such a file. */
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './backup/check-backup';
import { commandEnvironment } from './backup/command-environment';
import { createBackup } from './backup/create-backup';
import { newBackupFile, newBackupName, requireFinished } from './backup/files';
import { shopImages } from './backup/shop-images';
import { formatBytes, formatMoment, printProgress, readPassphrase, runCommand } from './backup/terminal';
import { programVersion } from './backup/versions';
import { environment } from './environment';
import { Failure } from './failure';

const USAGE = 'npm run backup -- [FILE or FOLDER] [--with-secrets], or npm run backup -- --check FILE';

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'with-secrets': { type: 'boolean' }, check: { type: 'string' } },
    });
    if (positionals.length > 1) throw new Error('Only one file can be written');
    return { file: positionals[0], check: values.check, withSecrets: values['with-secrets'] ?? false };
  } catch (error) {
    throw new Failure(`${(error as Error).message}. Use: ${USAGE}`);
  }
};

const { fromCaller, envFile } = commandEnvironment;

const readEnvFile = (): string => {
  if (!envFile || !existsSync(envFile))
    throw new Failure(
      'There is no .env here. With docker compose, it is beside docker-compose.yml: keep a copy of it.',
    );
  return readFileSync(envFile, 'utf8');
};

const check = async (file: string): Promise<void> => {
  requireFinished(file);
  const { report, end } = printProgress();
  const { bytes, manifest, contents } = await checkBackup(fromCaller(file), report);
  end();
  console.log(
    `✓ ${file} is whole: ${formatMoment(manifest.takenAt)}, ${contents.tables.length} tables, ${contents.images} images, ${formatBytes(bytes)}.`,
  );
};

/** A disk’s folder is as good as a file on it. */
const fileAt = async (place: string): Promise<string> => {
  const found = await stat(place).catch(() => undefined);
  return found?.isDirectory() ? path.join(place, newBackupName('stoa')) : place;
};

const backUp = async (given: string | undefined, withSecrets: boolean): Promise<void> => {
  const file = given ? await fileAt(fromCaller(given)) : newBackupFile(environment.dataFolder, 'stoa');
  if (existsSync(file)) throw new Failure(`${file} is there already.`);
  const secrets = withSecrets ? { text: readEnvFile(), passphrase: await readPassphrase({ isNew: true }) } : undefined;
  const { report, end } = printProgress();
  const { bytes, contents } = await createBackup({
    databaseUrl: environment.databaseListenUrl,
    images: shopImages,
    file,
    version: programVersion(),
    encryptionKey: environment.secrets.encryptionKey,
    secrets,
    report,
  });
  end();
  const { missingImages } = contents;
  if (missingImages.length > 0)
    console.log(`${missingImages.length} images aren’t there: ${missingImages.slice(0, 5).join(', ')}`);
  if (!secrets) console.log('Without .env. Keep a copy of it, or add --with-secrets.');
  console.log(`✓ ${file}: ${formatBytes(bytes)}, read back.`);
};

runCommand(async () => {
  const { file, check: checked, withSecrets } = readOptions();
  await (checked ? check(checked) : backUp(file, withSecrets));
});
