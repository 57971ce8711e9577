import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { Failure } from '../failure';
import { claimShop } from './claim-shop';
import { type Known, keepKnown, readKnown } from './known';
import { markRestored } from './restored';
import { connect } from './snapshot';
import { readHistory } from './versions';

/** The database of the shop that is replaced goes away as a whole, so what it tells is in a file meanwhile. */
interface Remembered extends Known {
  /** When its first migration ran: a new shop in an empty database is another one. */
  shop: string | null;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'before-restore.json');

const withShop = async (databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = await connect(databaseUrl, 'stoa restore');
  try {
    await claimShop(client);
    await work(client);
  } finally {
    await client.end();
  }
};

export const forgetPresent = (dataFolder: string) => rm(fileIn(dataFolder), { force: true });

export const rememberPresent = async (dataFolder: string, databaseUrl: string): Promise<void> => {
  await forgetPresent(dataFolder);
  await withShop(databaseUrl, async (client) => {
    const { shop } = await readHistory(client);
    const remembered: Remembered = { shop, ...(await readKnown(client)) };
    await writeFile(fileIn(dataFolder), JSON.stringify(remembered), { mode: 0o600, flush: true });
  });
};

const readRemembered = async (dataFolder: string): Promise<Remembered | undefined> => {
  try {
    return JSON.parse(await readFile(fileIn(dataFolder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The shop in the database is that of `at`. Its next start does what follows a restore. */
export const markAt = async (dataFolder: string, databaseUrl: string, at: Date): Promise<void> => {
  const remembered = await readRemembered(dataFolder);
  await withShop(databaseUrl, async (client) => {
    const { shop } = await readHistory(client);
    if (!shop) throw new Failure('There was no shop in this database then.');
    const known = remembered?.shop === shop ? remembered : undefined;
    await client.query('BEGIN');
    if (known) await keepKnown(client, known);
    await markRestored(client, {
      id: randomUUID(),
      takenAt: at.toISOString(),
      restoredAt: new Date().toISOString(),
      knowsReplaced: known !== undefined,
      nextInvoice: known?.nextInvoice ?? null,
      isDone: false,
    });
    await client.query('COMMIT');
  });
  await forgetPresent(dataFolder);
};
