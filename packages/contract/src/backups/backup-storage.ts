import * as yup from 'yup';
import { flag, isWebAddress, openedVersion, optionalText, requiredText, text } from '../input/fields';

export interface BackupStorage {
  /** ENVIRONMENT: set by BACKUP_S3_BUCKET and others, so that nothing here counts. FOLDER: on the server’s disk. */
  source: 'ENVIRONMENT' | 'PANEL' | 'FOLDER';
  /** Empty: Amazon’s own for the region. */
  endpoint: string;
  region: string;
  /** Empty: there is none. */
  bucket: string;
  /** What the names of its objects begin with, such as `shop/`. */
  prefix: string;
  /** Whether the bucket is a part of the path, not of the host. */
  pathStyle: boolean;
  accessKey: string;
  /** Nobody gets to see it. */
  hasSecret: boolean;
  /** Whether a secret is stored that can’t be read, since the server’s ENCRYPTION_KEY is another one now. */
  isUnreadable: boolean;
  updatedAt: string;
}

const NO_ENDPOINT = 'Endpoint must be an address such as https://s3.example.com';

const storage = {
  endpoint: optionalText('Endpoint', 500).test(
    'address',
    NO_ENDPOINT,
    (value) => !value || (isWebAddress(value) && !value.startsWith('/')),
  ),
  region: requiredText('Region', 1, 100, 'Enter a region, such as us-east-1'),
  bucket: requiredText('Bucket', 3, 63, 'Enter a bucket').matches(/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/, {
    message: 'Bucket can only contain lowercase letters, numbers, periods, and hyphens',
    excludeEmptyString: true,
  }),
  prefix: optionalText('Prefix', 200),
  pathStyle: flag('Path-style addresses').default(false),
  accessKey: requiredText('Access key', 1, 200, 'Enter an access key'),
  /** Left out: the stored one. */
  secretKey: text('Secret key').max(500, 'Secret key must be at most 500 characters'),
};

export const backupStorageInput = yup.object({ ...storage, updatedAt: openedVersion() });
export type BackupStorageInput = yup.InferType<typeof backupStorageInput>;

/** What is entered, whether or not it’s saved. */
export const backupStorageTestInput = yup.object(storage);
export type BackupStorageTestInput = yup.InferType<typeof backupStorageTestInput>;

/** Of writing, reading, and deleting a small object. */
export interface StorageTestResult {
  accepted: boolean;
  /** What the storage said. */
  response: string;
}
