import type { RecordKind } from '../../../area/record-kind';
import type { Sql } from '../../../database/sql';
import type { Fields } from '../domain/changes';

export interface Subject {
  id: number;
  title: string;
  fields: Fields;
}

export type Sought = { ids: number[] } | { documentId: string };

/** Reads current records and locks them against changes until the transaction ends. */
export const readSubjects = async (sql: Sql, record: RecordKind, sought: Sought): Promise<Map<number, Subject>> => {
  if ('ids' in sought && sought.ids.length === 0) return new Map();
  const columns = Object.entries(record.fields).map(([field, value]) => sql.raw(`${value} AS ??`, [field]));
  const rows = await sql(`${record.table} as subject`)
    .where((subject) =>
      'ids' in sought
        ? subject.whereRaw('subject.id = ANY (?::int[])', [sought.ids])
        : subject.where('subject.document_id', sought.documentId),
    )
    .orderBy('subject.id')
    .forNoKeyUpdate('subject')
    .select({ subjectId: 'subject.id', subjectTitle: `subject.${record.title}` }, ...columns);
  return new Map(
    rows.map(({ subjectId, subjectTitle, ...fields }) => [subjectId, { id: subjectId, title: subjectTitle, fields }]),
  );
};
