/** The program behind `npm run restore -- FILE --with-secrets`, before anything else: brings `.env` back. It can’t read any setting yet. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { Failure } from '../failure';
import { commandEnvironment } from './command-environment';
import { readSecrets } from './read-secrets';
import { readPassphrase, runCommand } from './terminal';

runCommand(async () => {
  const [file] = process.argv.slice(2);
  const { envFile, fromCaller } = commandEnvironment;
  if (!file || !envFile) throw new Failure('Name the backup.');
  const passphrase = await readPassphrase({ isNew: false });
  const text = await readSecrets(fromCaller(file), passphrase);
  if (text === undefined) throw new Failure('The passphrase isn’t the one of this backup.');
  if (existsSync(envFile)) {
    const former = `${envFile}.before-restore-${Date.now()}`;
    renameSync(envFile, former);
    console.log(`.env as it was is ${former}.`);
  }
  writeFileSync(`${envFile}.restored`, text, { mode: 0o600, flush: true });
  renameSync(`${envFile}.restored`, envFile);
  console.log('✓ .env is restored.');
});
