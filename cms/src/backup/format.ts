/**
 * A backup is a tar file, in this order: README.txt, manifest.json, schema.json, secrets.json if asked for, data/TABLE/00001.gz and
 * so on, uploads/NAME, contents.json, and SHA256, which is the checksum of everything before it.
 */
export const FORMAT = 1;

export const MEMBERS = {
  readme: 'README.txt',
  manifest: 'manifest.json',
  schema: 'schema.json',
  secrets: 'secrets.json',
  contents: 'contents.json',
  checksum: 'SHA256',
} as const;

export const DATA = 'data/';
export const UPLOADS = 'uploads/';

/** A part of a table’s rows. Together, the parts are one gzip file. */
export const partOf = (table: string, number: number): string =>
  `${DATA}${encodeURIComponent(table)}/${String(number).padStart(5, '0')}.gz`;

export const tableOf = (member: string): string => decodeURIComponent(member.split('/')[1] ?? '');

export interface RecordedMigration {
  number: number;
  area: string;
  name: string;
  checksum: string;
}

/** What is known before anything is read. */
export interface Manifest {
  format: number;
  /** Of Stoa. */
  version: string;
  takenAt: string;
  /** PostgreSQL’s major version. */
  postgres: number;
  /** The same in all backups of a shop: when its first migration ran. */
  shop: string | null;
  migrations: RecordedMigration[];
  hasSecrets: boolean;
  /** Tells whether another shop has the same ENCRYPTION_KEY. */
  encryptionKey: { salt: string; check: string };
}

export interface SavedTable {
  name: string;
  rows: number;
  /** Of its rows as COPY writes them. */
  sha256: string;
}

export interface SequenceValue {
  name: string;
  value: string;
  isCalled: boolean;
}

/** What is only known at the end. */
export interface Contents {
  tables: SavedTable[];
  sequences: SequenceValue[];
  images: number;
  /** Images that the shop refers to, and that weren’t there. */
  missingImages: string[];
}

export const README = `A backup of a Stoa shop. Restore it with: npm run restore -- FILE

manifest.json   which version of the shop and of PostgreSQL made it, and when
schema.json     the statements that create the tables
data/           the rows of each table, as PostgreSQL's COPY writes them (text, UTF-8). The parts of a table, one after another,
                are one gzip file: cat data/orders/*.gz | gunzip
uploads/        the images
secrets.json    .env, encrypted by a passphrase (scrypt, AES-256-GCM); only if asked for
contents.json   rows and checksum of each table, and where its sequences are
SHA256          the checksum of every byte before this entry
`;
