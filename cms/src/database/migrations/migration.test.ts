import { checksumOf, inOrder, type Migration, pendingOf } from './migration';

const one = (number: number): Migration => ({ number, name: 'one', steps: [] });

it('is the order of the numbers, whichever area they are of', () => {
  const migrations = inOrder({
    blog: { migrations: [one(2), one(4)] },
    mail: {},
    auth: { migrations: [one(3), one(1)] },
  });
  expect(migrations.map(({ area, number }) => `${area} ${number}`)).toEqual(['auth 1', 'blog 2', 'auth 3', 'blog 4']);
});

describe('the checksum of a migration', () => {
  const migration = (sql: string, words: Partial<Migration> = {}) =>
    checksumOf({ number: 1, name: 'one', steps: ['SELECT 1', { rule: 'a rule', table: 'items', sql }], ...words });

  it('is of its SQL', () => {
    expect(migration('SELECT 2')).not.toBe(migration('SELECT 3'));
  });
  it('is not of the columns that it names no longer', () => {
    expect(migration('SELECT 2', { former: 'ALTER TABLE items ADD COLUMN stock integer' })).toBe(migration('SELECT 2'));
  });
  it('is not of its indentation, its name, its place', () => {
    expect(migration(' SELECT\n     2 ', { number: 2, name: 'two' })).toBe(migration('SELECT 2'));
  });
});

describe('what is pending', () => {
  const compatible: Migration = { ...one(2), isCompatible: true };
  const numbers = (migrations: Migration[]) => migrations.map(({ number }) => number);

  it('is what the database hasn’t had', () => {
    expect(numbers(pendingOf([one(1), compatible, one(3)], [{ number: 1 }]).pending)).toEqual([2, 3]);
  });
  it('stops the version before, unless the migration says that it needn’t', () => {
    expect(numbers(pendingOf([one(1), compatible, one(3)], [{ number: 1 }]).incompatible)).toEqual([3]);
    expect(pendingOf([one(1), compatible], [{ number: 1 }]).incompatible).toEqual([]);
  });
});
