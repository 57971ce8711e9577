import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 26,
    name: 'jobs',
    steps: [
      // Used only through SQL, like imports.
      `CREATE TABLE jobs (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         kind varchar(20) NOT NULL, input json NOT NULL, status varchar(20) NOT NULL DEFAULT 'RUNNING',
         total integer NOT NULL DEFAULT 0, changed integer NOT NULL DEFAULT 0,
         unchanged integer NOT NULL DEFAULT 0, failed integer NOT NULL DEFAULT 0,
         user_id integer NOT NULL, user_name text NOT NULL,
         created_at timestamptz NOT NULL DEFAULT now(), finished_at timestamptz,
         touched_at timestamptz NOT NULL DEFAULT now(), retry_at timestamptz, attempts integer NOT NULL DEFAULT 0);
       CREATE INDEX jobs_due_index ON jobs (touched_at) WHERE status = 'RUNNING';

       CREATE TABLE job_rows (
         job_id integer NOT NULL REFERENCES jobs ON DELETE CASCADE, record_id integer NOT NULL,
         title text NOT NULL, outcome varchar(20), message text, PRIMARY KEY (job_id, record_id));
       CREATE INDEX job_rows_outcome_index ON job_rows (job_id, outcome, record_id);`,
    ],
  },
  {
    number: 38,
    name: 'skipped records',
    steps: ['ALTER TABLE jobs ADD COLUMN skipped integer NOT NULL DEFAULT 0'],
  },
  {
    number: 42,
    name: 'jobs that start once',
    steps: [
      `ALTER TABLE jobs ADD COLUMN start_key varchar(64);
       CREATE UNIQUE INDEX jobs_start_key_index ON jobs (user_id, start_key);`,
    ],
  },
];
