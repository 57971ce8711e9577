import { environment } from '../src/environment';

export default () => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: environment.databaseUrl,
      options: '-c timezone=UTC',
      application_name: 'stoa',
    },
    pool: { min: 0, max: environment.databasePoolMax },
    acquireConnectionTimeout: 20_000,
  },
});
