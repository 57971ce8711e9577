/**
 * Where a server is in its log. A promotion or a restore to a moment begins another history (PostgreSQL's timelines), in which the
 * same positions hold other changes.
 */
export interface Position {
  history: string;
  lsn: string;
}

export const POSITION_OF_PRIMARY = `
  SELECT pg_current_wal_insert_lsn() AS lsn,
         format('%s %s', system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)) AS history
    FROM pg_control_system()`;

/** Roles without pg_read_all_stats learn of a new timeline only at the next restartpoint. */
export const POSITION_OF_REPLICA = `
  SELECT pg_last_wal_replay_lsn() AS lsn,
         format('%s %s', system_identifier, upper(lpad(to_hex(coalesce(received_tli, timeline_id)), 8, '0'))) AS history
    FROM pg_control_system() CROSS JOIN pg_control_checkpoint() LEFT JOIN pg_stat_wal_receiver ON true
   WHERE pg_is_in_recovery()`;
