import {
  adminPaths,
  type Download,
  type Import,
  type ImportKind,
  type ImportRow,
  type ImportRowList,
} from '@stoa/contract';
import type { Client } from '../shop/client';
import { eventually } from '../shop/eventually';

/** The longest an import of 20,000 rows may take. */
const LONGEST = 120_000;

/** Uploads a file as is, byte for byte. */
export const sendFile = async (client: Client, kind: string, file: string | Uint8Array, fileName = 'shop.csv') => {
  const answer = await fetch(`${client.url}${adminPaths.imports}?${new URLSearchParams({ kind, fileName })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv', Authorization: `Bearer ${client.token}` },
    body: file as BodyInit,
  });
  const { data, error } = await answer.json();
  return { status: answer.status, data: data as Import, message: error?.message as string | undefined };
};

/** Fails immediately if the import has failed, with the reason, because no other status can follow. */
export const whenImport = async (client: Client, id: number, ...wanted: Import['status'][]): Promise<Import> => {
  const notYet = (data: Import) => new Error(`The import is ${data.status}, not ${wanted}: ${data.failure}`);
  const last = await eventually(async () => {
    const { data } = await client.get<Import>(adminPaths.import(id));
    if (![...wanted, 'FAILED'].includes(data.status)) throw notYet(data);
    return data;
  }, LONGEST);
  if (!wanted.includes(last.status)) throw notYet(last);
  return last;
};

/** Uploads a file and waits for its preview; if there is nothing to write, the import is then done. */
export const preview = async (client: Client, kind: ImportKind, file: string | Uint8Array): Promise<Import> => {
  const { status, data, message } = await sendFile(client, kind, file);
  if (status !== 201) throw new Error(`not taken: ${status} ${message}`);
  return whenImport(client, data.id, 'READY', 'DONE');
};

export const confirm = async (client: Client, { id }: Pick<Import, 'id'>): Promise<Import> => {
  await client.post(adminPaths.confirmImport(id));
  return whenImport(client, id, 'DONE');
};

export const rowsOf = async (client: Client, { id }: Pick<Import, 'id'>, query = 'limit=100'): Promise<ImportRow[]> =>
  (await client.get<ImportRowList>(`${adminPaths.importRows(id)}?${query}`)).data.items;

/** The preview of a file, line by line. */
export const previewLines = async (client: Client, ...lines: string[]) => {
  const run = await preview(client, 'items', lines.join('\r\n'));
  return { run, rows: await rowsOf(client, run) };
};

/** For each row its number, its outcome, and what is wrong with it. */
export const outcomesOf = (rows: ImportRow[]) =>
  rows.map(({ row, outcome, reasons }) => [
    row,
    outcome,
    ...reasons.map(({ column, message }) => `${column}: ${message}`),
  ]);

/** Downloads the way a browser does, without a token. */
export const download = async (client: Client, path: string, body?: unknown) => {
  const offer = await client.post<Download>(path, body);
  const answer = await fetch(client.url + offer.data.url);
  return { offer: offer.data, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

export const BYTE_ORDER_MARK = '\ufeff';
