import type { Readable } from 'node:stream';
import type { Backup, BackupList, BackupListQuery, BackupState, Download } from '@stoa/contract';
import { readTimeZone } from '../../../database/days';
import { Failure } from '../../../failure';
import { conflict, notFound } from '../../../http/problem';
import { addressOf, saidOf } from '../../../s3/s3';
import { type Context, services } from '../../../services';
import { isOverdue, nextDue } from '../domain/schedule';
import {
  type BackupRow,
  deleteBackups,
  insertBackup,
  readBackup,
  readBackups,
  readInFolder,
  readNewest,
} from '../queries/backups';
import { readBackupSettings } from '../queries/settings';
import { toBackup } from '../serializers/backup';
import { missingOf } from '../worker/missing';
import { FOLDER, newFileName, openBackup, removeBackup } from '../worker/place';
import createRounds from '../worker/rounds';

const GONE = 'The file of this backup isn’t on the server anymore';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { loop, begin } = createRounds({ strapi });

  const one = async (id: number): Promise<BackupRow> => {
    const row = await readBackup(sql, id);
    if (!row) throw notFound('This backup does not exist');
    return row;
  };

  const whole = async (id: number): Promise<BackupRow> => {
    const row = await one(id);
    if (row.status !== 'DONE') throw conflict('Only a backup that was read back can be downloaded');
    return row;
  };

  /** Storage may be away, or refuse. */
  const reached = async <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw conflict(error instanceof Failure ? error.message : `The storage said: ${saidOf(error)}`);
    });

  const place = async (): Promise<string> => {
    const { source, bucket, prefix } = await services(strapi).backups.storage.read();
    return source === 'FOLDER' ? FOLDER : addressOf({ bucket, key: prefix });
  };

  return {
    loop,

    /** Goes on in the background. */
    async start(user: { id: number; name: string }): Promise<Backup> {
      const row = await insertBackup(sql, newFileName(), user);
      if (!row) throw conflict('A backup is being made already. Wait until it’s done');
      begin(row);
      return toBackup(row);
    },

    async page(query: BackupListQuery): Promise<BackupList> {
      const { rows, pagination } = await readBackups(sql, query);
      return { items: rows.map(toBackup), pagination };
    },

    async state(): Promise<BackupState> {
      const { is_on: isOn, time, on_since: onSince } = await readBackupSettings(sql);
      const [last, running] = [await readNewest(sql, 'DONE'), await readNewest(sql, 'RUNNING')];
      const now = new Date();
      return {
        lastGood: last ? toBackup(last) : null,
        running: running ? toBackup(running) : null,
        nextAt: isOn ? nextDue({ time, zone: await readTimeZone(sql) }, now).toISOString() : null,
        isOverdue: isOn && isOverdue(last?.started_at, onSince, now),
        missing: (await missingOf(await readInFolder(sql))).length,
        place: await place(),
      };
    },

    async offer(id: number): Promise<Download> {
      const { file_name: fileName } = await whole(id);
      return services(strapi).importExport.downloads.offerBackup({ id, fileName });
    },

    async open(id: number): Promise<{ file: Readable; bytes: number | undefined }> {
      const opened = await reached(openBackup(strapi, await whole(id)));
      if (!opened) throw notFound(GONE);
      return opened;
    },

    async remove(id: number): Promise<null> {
      const row = await one(id);
      if (row.status === 'RUNNING') throw conflict('This backup is being made. Wait until it’s done');
      await reached(removeBackup(strapi, row));
      await deleteBackups(sql, [id]);
      return null;
    },
  };
};
