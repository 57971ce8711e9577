/**
 * The SQL that tells kept answers of every change to a table that visitors see. Its text is part of migrations: never change it,
 * write another. The trigger fires even for a session that replays the changes of another database.
 */
export const tellChanges = (table: string): string =>
  `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
   ALTER TABLE ${table} ENABLE ALWAYS TRIGGER content_changed;`;
