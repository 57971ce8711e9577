import { Query, type QueryConfig } from 'pg';

/** The parts of pg that its types leave out. */
export interface Session {
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
}
interface Wire {
  parse(statement: { text: string }): void;
  bind(portal: object): void;
  execute(portal: object): void;
}
interface WholeQuery {
  text: string;
  query_timeout: number;
  _results: unknown;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

/** Without rows, so that only its end comes before the statement's own answer. */
const LIMIT = (milliseconds: number) => `SELECT FROM set_config('statement_timeout', '${milliseconds}', true) OFFSET 1`;

/** Without the result of what set the limit. */
const ownResult = (results: unknown): unknown => {
  if (!Array.isArray(results)) return results;
  return results.length === 2 ? results[1] : results.slice(1);
};

/**
 * Makes queries of one connection whose time limit ends with their transaction, because a pooler gives the session to others
 * after it. What sets the limit is sent along with the statement, or with the BEGIN of several, and takes no time of its own.
 */
export const limitedQueries = (session: Session) => {
  /** In the open transaction. Otherwise, PostgreSQL's default. */
  let limit = 0;

  return (config: QueryConfig, wanted: number): WholeQuery => {
    const query = new Query(config) as unknown as WholeQuery;
    const { submit, prepare, handleReadyForQuery } = query;

    /** When its turn comes, because the statement before may begin or end a transaction. */
    query.submit = (wire) => {
      const status = session.getTransactionStatus();
      if (status !== 'T') limit = 0;
      // A failed transaction takes nothing but its end.
      if (wanted !== limit && status !== 'E') {
        limit = wanted;
        query.handleReadyForQuery = (given) => {
          query._results = ownResult(query._results);
          handleReadyForQuery.call(query, given);
        };
        query.prepare = (given) => {
          given.parse({ text: LIMIT(wanted) });
          given.bind({});
          given.execute({});
          prepare.call(query, given);
        };
        if (!config.values?.length) query.text = `SET LOCAL statement_timeout = ${wanted}; ${query.text}`;
      }
      // A savepoint brings back the limit that it had.
      if (/^\s*ROLLBACK/i.test(config.text)) limit = -1;
      return submit.call(query, wire);
    };
    return query;
  };
};
