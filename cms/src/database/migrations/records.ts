import type { Client } from 'pg';
import { type AreaMigration, checksumOf } from './migration';

export interface MigrationRecord {
  number: number;
  area: string;
  name: string;
  checksum: string;
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY,
    area text NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`;

/** Empty for a new shop, and for one that predates migrations. */
export const readRecords = async (client: Client): Promise<MigrationRecord[]> => {
  const { rows } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS present");
  if (!rows[0].present) return [];
  return (await client.query('SELECT number, area, name, checksum FROM migrations ORDER BY number')).rows;
};

export const createRecords = async (client: Client): Promise<void> => {
  await client.query(TABLE);
};

export const insertRecord = async (client: Client, migration: AreaMigration): Promise<void> => {
  const { number, area, name } = migration;
  await client.query('INSERT INTO migrations (number, area, name, checksum) VALUES ($1, $2, $3, $4)', [
    number,
    area,
    name,
    checksumOf(migration),
  ]);
};
