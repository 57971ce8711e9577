import type { Client } from 'pg';
import { prepareConnection } from '../src/database/failures/prepare-connection';
import { environment } from '../src/environment';

export default () => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: environment.databaseUrl,
      application_name: 'stoa',
      keepAlive: true,
    },
    pool: {
      min: 0,
      max: environment.databasePoolMax,
      // Keep retrying a failed connection for as long as a request waits, so a database restart goes unnoticed.
      propagateCreateError: false,
      afterCreate: (connection: Client, done: (error: Error | undefined, connection: Client) => void) =>
        prepareConnection(connection).then(
          () => done(undefined, connection),
          (error: Error) => done(error, connection),
        ),
    },
    acquireConnectionTimeout: 20_000,
    // Otherwise Knex writes lines of its own between those of the log.
    log: { warn: (message: string) => strapi.log.warn(`Database: ${message}`) },
    // Errors, and so the log, name the statement without its values.
    compileSqlOnError: false,
  },
  // Strapi only ever adds to tables. Migrations move the data first, then drop what the schemas no longer name.
  settings: { forceMigration: false },
});
