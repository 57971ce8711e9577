import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 100,
    name: 'backups',
    steps: [
      `CREATE TABLE backups (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, file_name text NOT NULL,
         status varchar(20) NOT NULL DEFAULT 'RUNNING' CHECK (status IN ('RUNNING', 'DONE', 'FAILED')),
         user_id integer, user_name text, scheduled_for timestamptz, attempt integer NOT NULL DEFAULT 1,
         step text, done bigint, total bigint, bytes bigint, error text,
         started_at timestamptz NOT NULL DEFAULT now(), touched_at timestamptz NOT NULL DEFAULT now(),
         finished_at timestamptz);
       CREATE UNIQUE INDEX backups_running_index ON backups (status) WHERE status = 'RUNNING';
       CREATE UNIQUE INDEX backups_schedule_index ON backups (scheduled_for, attempt);
       CREATE INDEX backups_started_index ON backups (started_at, id);`,
      `CREATE TABLE backup_settings (
         id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), is_on boolean NOT NULL DEFAULT true,
         time varchar(5) NOT NULL DEFAULT '03:00', keep_daily integer NOT NULL DEFAULT 7,
         keep_weekly integer NOT NULL DEFAULT 4, keep_monthly integer NOT NULL DEFAULT 6,
         on_since timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT 'epoch');
       INSERT INTO backup_settings DEFAULT VALUES;`,
    ],
  },
  {
    number: 101,
    name: 'backups in S3-compatible storage',
    steps: [
      'ALTER TABLE backups ADD COLUMN bucket text, ADD COLUMN object_key text;',
      `CREATE TABLE backup_storage (
         id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), endpoint text NOT NULL DEFAULT '',
         region text NOT NULL DEFAULT 'us-east-1', bucket text NOT NULL DEFAULT '', prefix text NOT NULL DEFAULT '',
         path_style boolean NOT NULL DEFAULT false, access_key text NOT NULL DEFAULT '', secret_key text,
         updated_at timestamptz NOT NULL DEFAULT 'epoch');
       INSERT INTO backup_storage DEFAULT VALUES;`,
    ],
  },
];
