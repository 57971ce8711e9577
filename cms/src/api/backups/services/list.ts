import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Backup, BackupList, BackupListQuery, BackupState, Download } from '@stoa/contract';
import { conflict, notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { isOverdue, nextDue } from '../domain/schedule';
import { type BackupRow, deleteBackups, insertBackup, readBackup, readBackups, readNewest } from '../queries/backups';
import { readBackupSettings } from '../queries/settings';
import { toBackup } from '../serializers/backup';
import { FOLDER, fileOf, newFileName, removeFile } from '../worker/place';
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
        nextAt: isOn ? nextDue(time, now).toISOString() : null,
        isOverdue: isOn && isOverdue(last?.started_at, onSince, now),
        place: FOLDER,
      };
    },

    async offer(id: number): Promise<Download> {
      const { file_name: fileName } = await whole(id);
      return services(strapi).importExport.downloads.offerBackup({ id, fileName });
    },

    async open(id: number): Promise<{ file: Readable; bytes: number }> {
      const file = fileOf((await whole(id)).file_name);
      const found = await stat(file).catch(() => undefined);
      if (!found) throw notFound(GONE);
      return { file: createReadStream(file, { highWaterMark: 1024 * 1024 }), bytes: found.size };
    },

    async remove(id: number): Promise<null> {
      const { status, file_name: fileName } = await one(id);
      if (status === 'RUNNING') throw conflict('This backup is being made. Wait until it’s done');
      await removeFile(fileName);
      await deleteBackups(sql, [id]);
      return null;
    },
  };
};
