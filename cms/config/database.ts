import { environment } from '../src/environment';

export default () => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: environment.databaseUrl,
      options: '-c timezone=UTC',
      application_name: 'stoa',
    },
    // Keep retrying a failed connection for as long as a request waits, so a database restart goes unnoticed.
    pool: { min: 0, max: environment.databasePoolMax, propagateCreateError: false },
    acquireConnectionTimeout: 20_000,
  },
  // Strapi only ever adds to tables. Migrations move the data first, then drop what the schemas no longer name.
  settings: { forceMigration: false },
});
