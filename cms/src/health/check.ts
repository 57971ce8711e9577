import type { HealthCheck, HealthFinding } from '@stoa/contract';
import type { Client } from 'pg';
import type { Sql } from '../database/sql';

export interface Finding extends HealthFinding {
  /** Mends it, if that can do no harm. Says what was done. */
  fix?: (client: Client) => Promise<string>;
}

export interface HealthTools {
  /** A transaction of its own, which only reads, at one moment. */
  sql: Sql;
  /** The connection of that transaction. */
  client: Client;
  /** Nobody outside is asked, such as payment providers and the mail server. */
  isOffline: boolean;
  /** Whoever asks has minutes, such as to read a backup. */
  isThorough: boolean;
}

/** One thing that can be wrong with a shop. */
export interface Check extends Pick<HealthCheck, 'name' | 'page'> {
  look: (tools: HealthTools) => Promise<{ summary: string; findings: Finding[] }>;
}
