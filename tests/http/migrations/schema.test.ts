import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSchema } from '../../support/migrations/schema-types';
import { createDatabase } from '../../support/run/database';

const FILE = path.resolve(__dirname, '../../../cms/src/database/schema.ts');

it('types the tables as they are in the migrated database', async () => {
  const database = await createDatabase();
  const schema = await writeSchema(database);
  await database.drop();
  if (process.env.WRITE_SCHEMA) await writeFile(FILE, schema);
  expect(await readFile(FILE, 'utf8')).toBe(schema);
});
