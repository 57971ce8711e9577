import type { BackupStorage, BackupStorageInput, BackupStorageTestInput, StorageTestResult } from '@stoa/contract';
import { testStorage } from '../../../backup/s3/test-storage';
import { guardedRow } from '../../../database/guarded-change';
import { environment } from '../../../environment';
import { Failure } from '../../../failure';
import { badField, conflict } from '../../../http/problem';
import type { S3Settings } from '../../../s3/s3';
import { decrypt, encrypt } from '../../../security/encryption';
import { type Context, services } from '../../../services';
import { BACKUP_STORAGE_ID, type BackupStorageRow, readBackupStorage, saveBackupStorage } from '../queries/storage';

const { backupS3, secrets } = environment;
const PURPOSE = 'backup storage secret';

const NONE: BackupStorageRow = {
  endpoint: '',
  region: 'us-east-1',
  bucket: '',
  prefix: '',
  path_style: false,
  access_key: '',
  secret_key: null,
};

const secretOf = ({ secret_key: sealed }: BackupStorageRow): string | undefined =>
  sealed === null ? undefined : decrypt(secrets.encryptionKey, PURPOSE, sealed);

const sourceOf = ({ bucket }: BackupStorageRow): BackupStorage['source'] => {
  if (backupS3) return 'ENVIRONMENT';
  return bucket ? 'PANEL' : 'FOLDER';
};

const toStorage = (row: BackupStorageRow & { updated_at: Date }): BackupStorage => {
  const { endpoint, region, bucket, prefix, pathStyle, accessKey } = backupS3 ?? {
    ...row,
    pathStyle: row.path_style,
    accessKey: row.access_key,
  };
  return {
    source: sourceOf(row),
    ...{ endpoint, region, bucket, prefix, pathStyle, accessKey },
    hasSecret: row.secret_key !== null,
    isUnreadable: row.secret_key !== null && secretOf(row) === undefined,
    updatedAt: row.updated_at.toISOString(),
  };
};

const UNREADABLE =
  'The secret key of the backup storage can’t be read, since ENCRYPTION_KEY is another one now. Enter it again in the panel.';

/** Where backups go, which the environment names or administrators set up. Without one, they stay in a folder. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const read = async (): Promise<BackupStorage> => toStorage(await readBackupStorage(sql));

  /** The stored one goes only where it was entered for. */
  const secretFor = (input: BackupStorageTestInput, row: BackupStorageRow): string => {
    if (input.secretKey) return input.secretKey;
    const isSame = row.endpoint === (input.endpoint ?? '') && row.access_key === input.accessKey;
    const stored = isSame ? secretOf(row) : undefined;
    if (stored === undefined)
      throw badField('secretKey', row.secret_key === null ? 'Enter a secret key' : 'Enter the secret key again');
    return stored;
  };

  const settingsOf = (input: BackupStorageTestInput, row: BackupStorageRow): S3Settings => {
    const { region, bucket, accessKey, pathStyle } = input;
    const secretKey = secretFor(input, row);
    return {
      endpoint: input.endpoint ?? '',
      prefix: input.prefix ?? '',
      region,
      bucket,
      accessKey,
      pathStyle,
      secretKey,
    };
  };

  /** Undefined: the folder. */
  const current = async (): Promise<S3Settings | undefined> => {
    if (backupS3) return backupS3;
    const row = await readBackupStorage(sql);
    if (!row.bucket) return undefined;
    const secretKey = secretOf(row);
    if (secretKey === undefined) throw new Failure(UNREADABLE);
    const { endpoint, region, bucket, prefix, path_style: pathStyle, access_key: accessKey } = row;
    return { endpoint, region, bucket, prefix, pathStyle, accessKey, secretKey };
  };

  const save = async (
    openedAt: string | undefined,
    rowOf: (row: BackupStorageRow) => BackupStorageRow,
  ): Promise<BackupStorage> => {
    if (backupS3) throw conflict('The backup storage is set by BACKUP_S3_BUCKET on the server');
    const guarded = { table: 'backup_storage', openedAt, noun: 'backup storage', current: read };
    await services(strapi).history.activity.watch({ kind: 'backupStorage', ids: [BACKUP_STORAGE_ID] }, () =>
      guardedRow<BackupStorageRow & { updated_at: Date }>(strapi, guarded, (trx, row) =>
        saveBackupStorage(trx, rowOf(row)),
      ),
    );
    return read();
  };

  return {
    read,
    current,

    change: ({ updatedAt, ...input }: BackupStorageInput): Promise<BackupStorage> =>
      save(updatedAt, (row) => {
        const { accessKey, secretKey, pathStyle, ...settings } = settingsOf(input, row);
        const secret_key = encrypt(secrets.encryptionKey, PURPOSE, secretKey);
        return { ...settings, path_style: pathStyle, access_key: accessKey, secret_key };
      }),

    /** From then on, backups stay in the folder. Those that are there stay there. */
    remove: (): Promise<BackupStorage> => save(undefined, () => NONE),

    testInput: async (input: BackupStorageTestInput): Promise<StorageTestResult> =>
      testStorage(settingsOf(input, await readBackupStorage(sql))),

    async testCurrent(): Promise<StorageTestResult> {
      const settings = await current();
      if (!settings) throw conflict('No storage is set up');
      return testStorage(settings);
    },
  };
};
