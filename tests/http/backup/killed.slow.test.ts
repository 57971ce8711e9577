import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { backUp, emptyTarget, killAfter, milliseconds } from '../../support/backup/backups';
import { createDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';

const KILLS = 12;

it('a backup is there only as a whole, wherever it is killed', async () => {
  const database = await createDatabase();
  const target = { ...(await emptyTarget()), databaseUrl: database.url };
  const folder = await mkdtemp(path.join(runFolder(), 'killed-'));
  const whole = await milliseconds(() => backUp(target, path.join(folder, 'whole.tar')));
  let killed = 0;
  for (let part = 1; part < KILLS; part += 1) {
    const file = path.join(folder, `${part}.tar`);
    if (await killAfter((whole * part) / KILLS, 'backup', target, file)) killed += 1;
    if ((await readdir(folder)).includes(`${part}.tar`))
      expect(await backUp(target, '--check', file)).toMatchObject({ code: 0 });
  }
  expect(killed).toBeGreaterThan(1);
  const unfinished = (await readdir(folder)).filter((name) => name.endsWith('.unfinished'));
  for (const name of unfinished)
    expect(await backUp(target, '--check', path.join(folder, name))).toMatchObject({ code: 1 });
  await database.drop();
});
