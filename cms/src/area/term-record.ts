import type { TermKind } from '../terms/term-kind';
import type { RecordKind } from './record-kind';

/** A term's record kind, including its links to other records. */
export const termRecord = ({ uid, table, hasDescription, records: { kind, link } }: TermKind): RecordKind => ({
  uid,
  table,
  title: 'name',
  fields: {
    name: 'subject.name',
    slug: 'subject.slug',
    ...(hasDescription ? { description: 'subject.description' } : {}),
  },
  belongings: link ? [{ table: link.table, column: link.term, other: { column: link.record, kind } }] : [],
});
