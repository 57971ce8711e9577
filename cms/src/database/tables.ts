import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  sql as expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './column-types';
import type { Sql } from './sql';

/** Knex numbers its parameters itself. */
class QuestionMarks extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '?';
  }
}

/** A statement as Knex runs it. */
export const toKnex = (sql: Sql, statement: CompiledQuery): ReturnType<Sql['raw']> =>
  sql.raw(statement.sql, statement.parameters as never);

const connectionOf = (sql: Sql): DatabaseConnection => ({
  async executeQuery(query) {
    const { rows, rowCount } = await toKnex(sql, query);
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  },
  streamQuery() {
    throw new Error('Rows are read through a cursor (cursor.ts)');
  },
});

class KnexDriver extends DummyDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(sql: Sql) {
    super();
    this.#connection = connectionOf(sql);
  }

  override acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;
}

const open = (sql: Sql): Kysely<Tables> =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new KnexDriver(sql),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new QuestionMarks(),
    },
  });

const opened = new WeakMap<Sql, Kysely<Tables>>();

/** The tables, typed as they are in the migrated database. Statements run where the others of `sql` do: in the pool, or a transaction. */
export const tables = (sql: Sql): Kysely<Tables> => {
  const known = opened.get(sql) ?? open(sql);
  opened.set(sql, known);
  return known;
};

/** `where('id', '=', anyOf(ids))`: also none, which an IN doesn't take. */
export const anyOf = <Value extends number | string>(values: readonly Value[]) =>
  expression<Value>`ANY(${expression.val(values)})`;

/** `where('id', '<>', allOf(ids))`: none of them. */
export const allOf = <Value extends number | string>(values: readonly Value[]) =>
  expression<Value>`ALL(${expression.val(values)})`;

export const NOW = expression<Date>`now()`;
