import path from 'node:path';

/** What the commands are told besides the settings, which may not be there yet. */
export const commandEnvironment = {
  /** `npm run` says where it was called. */
  fromCaller: (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file),
  /** Where `.env` is. In a container, there is none. */
  envFile: process.env.ENV_FILE,
  passphrase: process.env.BACKUP_PASSPHRASE,
};
