/** A figure that only the database knows. Each replica reports the same, so alerts take the maximum. */
export interface DatabaseGauge {
  name: `stoa_${string}`;
  help: string;
  /** Each is a column of the statement's rows. */
  labels?: string[];
  /** Selects `value` and the labels. */
  sql: string;
}
