import type { Sql } from '../sql';

/** Does all of a change within the caller's transaction, or none of it and returns the reason. */
export const attempt = async <Result>(
  sql: Sql,
  change: () => Promise<Result>,
): Promise<{ result: Result } | { fault: unknown }> => {
  await sql.raw('SAVEPOINT attempt');
  try {
    const result = await change();
    await sql.raw('RELEASE SAVEPOINT attempt');
    return { result };
  } catch (fault) {
    await sql.raw('ROLLBACK TO SAVEPOINT attempt');
    return { fault };
  }
};
