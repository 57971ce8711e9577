import type { BackupStorage } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../components/form/field-table';

export type StorageValues = {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  pathStyle: boolean;
  accessKey: string;
  /** Empty: the stored one stays. */
  secretKey: string;
  updatedAt: string;
};

export const toStorageValues = ({
  source: _,
  hasSecret: __,
  isUnreadable: ___,
  ...storage
}: BackupStorage): StorageValues => ({ ...storage, secretKey: '' });

/** Without a secret key, the stored one stays. */
export const toStorageInput = ({ secretKey, ...values }: StorageValues) =>
  secretKey === '' ? values : { ...values, secretKey };

export const storageFields: FieldTable<StorageValues> = {
  endpoint: { label: 'Endpoint (optional)' },
  region: { label: 'Region' },
  bucket: { label: 'Bucket' },
  prefix: { label: 'Prefix (optional)' },
  pathStyle: { label: 'Path-style addresses', format: (pathStyle) => (pathStyle ? 'Yes' : 'No') },
  accessKey: { label: 'Access key' },
  secretKey: { label: 'Secret key', format: () => '••••••' },
};

export const storageInputs = inputsOf(storageFields);
