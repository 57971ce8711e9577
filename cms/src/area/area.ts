import type { Activity, ExportKind, ImportKind, MailKind, StaffTopic, SubjectKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context as KoaContext } from 'koa';
import type { Restored } from '../backup/restored';
import type { ConsoleLayout } from '../console/layout';
import type { ListExport } from '../csv/list-export';
import type { Sheet } from '../csv/sheet';
import type { ConstraintMeanings } from '../database/errors';
import type { Loop } from '../database/loops/loop';
import type { Migration } from '../database/migrations/migration';
import type { Sql } from '../database/sql';
import type { Rule } from '../documents/rule';
import type { Check } from '../health/check';
import type { Problem } from '../http/problem';
import type { MailDefinition } from '../mail/definition';
import type { DatabaseGauge } from '../monitoring/gauge';
import type { Context } from '../services';
import type { TermKind } from '../terms/term-kind';
import type { SayNotification } from './notification';
import type { Publication } from './publication';
import type { RecordKind } from './record-kind';
import type { DefinedRecord } from './records/define-record';

/** A route that takes a file. All of this is checked before a byte of it is read. */
export interface FileCall {
  by:
    | 'admins'
    | 'signedIn'
    | ((ctx: KoaContext, config: undefined, tools: { strapi: Core.Strapi }) => Promise<unknown>);
  /** Refuses who sends too many. */
  limit?: (strapi: Core.Strapi, ctx: KoaContext) => Promise<void>;
  type: string;
  otherType: string;
  longest: number;
  tooLarge: () => Problem;
}

/** What the dashboard counts and lists of a kind. SQL, apart from the table. */
interface DashboardKind extends Pick<RecordKind, 'table' | 'title'> {
  /** Unless it's its id. */
  id?: string;
  /** When it was made, unless that's `created_at`. */
  at?: string;
  /** Which are listed, unless all are. */
  where?: string;
}

/** Everything the rest of the program needs to know about an area. Omitted parts don't exist. */
export interface Area {
  /** Used by other areas and by its own controllers. */
  services?: Record<string, (context: Context) => unknown>;
  /** The records whose changes are recorded. */
  records?: Partial<Record<SubjectKind, RecordKind>>;
  /** Kinds that are declared as a whole: their content types, records, rules, constraints, layouts, and routes follow. */
  kinds?: Record<string, DefinedRecord>;
  /** Its categories and tags: also records, with rules, constraints, and layouts of their own. */
  terms?: Partial<Record<SubjectKind, TermKind>>;
  /** Its public pages, by the name of their sitemaps. */
  publications?: Record<string, Publication>;
  /** What the dashboard counts and lists. */
  dashboard?: Partial<Record<Activity['kind'], DashboardKind>>;
  /** Checks for each content type on every save, from the console as well as the API. */
  rules?: Record<string, Rule>;
  /** Explains each violated constraint to the user who caused it. */
  constraints?: ConstraintMeanings;
  /** Changes to its tables since they were first created, by Strapi or by the area itself. */
  migrations?: Migration[];
  /** How its content types look in the console. */
  layouts?: ConsoleLayout[];
  /** What it tells the staff. */
  notifications?: Partial<Record<StaffTopic, SayNotification>>;
  /** The emails it sends. */
  mails?: Partial<Record<MailKind, MailDefinition>>;
  sheets?: Partial<Record<ImportKind, (context: Context) => Sheet>>;
  /** Lists that are exported, but never imported. */
  exports?: Partial<Record<Exclude<ExportKind, ImportKind>, (context: Context) => ListExport>>;
  /** Its routes that take a file, by path. All others take only JSON. */
  files?: Record<string, FileCall>;
  /** What operators watch of its tables. */
  gauges?: DatabaseGauge[];
  /** What the doctor looks at. */
  checks?: Check[];
  /** Hourly cleanup of expired data, run by every replica. */
  chores?: ((strapi: Core.Strapi) => Promise<unknown>)[];
  /** Puts `name` for a user who is being deleted, wherever its tables say who did something. */
  anonymizeUser?: (sql: Sql, userId: number, name: string) => Promise<unknown>;
  /** Runs before the database is available. */
  register?: (strapi: Core.Strapi) => void;
  /** Creates what must exist before the first request. Runs on every boot, in one process at a time. */
  prepare?: (strapi: Core.Strapi) => Promise<void>;
  /** Before anything is served or sent by a shop that was restored from a backup. May be repeated. */
  afterRestore?: (strapi: Core.Strapi, restored: Restored) => Promise<unknown>;
  start?: (strapi: Core.Strapi) => void;
  /** What it does by itself, from the start on. */
  loops?: (strapi: Core.Strapi) => Loop[];
  /** Must take less time than STOP_TIMEOUT_MS in strapi-patches/server/graceful-stop.ts. */
  stop?: (strapi: Core.Strapi) => Promise<void>;
}
