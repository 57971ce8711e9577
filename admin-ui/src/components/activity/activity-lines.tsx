import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ActivityEntry, SINGLE_KINDS, type SubjectKind } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { type RecordKinds, useRecordKinds } from '../../lib/record-kinds';
import { RowsSkeleton } from '../rows-skeleton';
import { activityOf } from './activity-params';
import { ChangedFields } from './changed-fields';
import { type ActivityFields, activityFields, fieldName, whatHappened } from './words';

type ActivityLinesProps = {
  entries: ActivityEntry[];
  /** They're on the record's own page, so its name isn't repeated. */
  ofThisRecord?: boolean;
  /** Below a line, and below what it opens to. */
  more?: (entry: ActivityEntry) => { note: string; action?: ReactNode };
};

/** What happened, newest first. Each line opens to show what changed. */
export function ActivityLines({ entries, ofThisRecord = false, more }: ActivityLinesProps) {
  const fields = useActivityFields();
  if (!fields) return <RowsSkeleton count={entries.length} height={65} />;
  return (
    <Lines>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.changes.length > 0 ? (
            <details>
              <summary>
                <Summary entry={entry} fields={fields[entry.subject.kind]} ofThisRecord={ofThisRecord} />
                {more && <small>{more(entry).note}</small>}
              </summary>
              <div>
                <ChangedFields entry={entry} fields={fields[entry.subject.kind]} />
                {more?.(entry).action}
                {!ofThisRecord && <EntryLinks entry={entry} />}
              </div>
            </details>
          ) : (
            <div>
              <Summary entry={entry} fields={fields[entry.subject.kind]} ofThisRecord={ofThisRecord} />
            </div>
          )}
        </li>
      ))}
    </Lines>
  );
}

type SummaryProps = { entry: ActivityEntry; fields: ActivityFields; ofThisRecord: boolean };

function Summary({ entry, fields, ofThisRecord }: SummaryProps) {
  const { actor, action, at, subject, changes } = entry;
  const kind = useRecordKinds()[subject.kind];
  const changed = action === 'updated' ? changes.map(({ field }) => fieldName(fields, field)).join(', ') : '';
  const where = actor.kind === 'editor' ? 'in the console' : '';
  return (
    <>
      <span>
        <strong>{actor.name}</strong> {whatHappened(entry, kind)}
        {!ofThisRecord && !SINGLE_KINDS.some((kind) => kind === subject.kind) && <> “{subject.title}”</>}
      </span>
      <small>
        <time dateTime={at}>{formatMoment(at)}</time>
        {[where, changed].filter(Boolean).map((words) => (
          <span key={words}> · {words}</span>
        ))}
      </small>
    </>
  );
}

function EntryLinks({ entry: { action, subject } }: { entry: ActivityEntry }) {
  const kind = useRecordKinds()[subject.kind];
  const edit = action === 'deleted' ? undefined : kind.edit?.(subject.id);
  return (
    <LinkRow>
      {edit && (
        <Link component={RouterLink} to={edit}>
          Open the {kind.one}
        </Link>
      )}
      <Link component={RouterLink} to={activityOf(subject.kind, subject.id)}>
        View full history
      </Link>
    </LinkRow>
  );
}

const LinkRow = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2.5),
  margin: theme.spacing(2, 0, 0),
}));

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div, & summary': {
    ...theme.typography.body2,
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(0.25),
    padding: theme.spacing(1.25, 2, 1.25, 5),
    overflowWrap: 'anywhere',
  },
  '& summary': { cursor: 'pointer', listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: theme.vars.palette.background.raised },
  '& summary:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& summary::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: theme.spacing(2.25),
    top: '1.1rem',
    width: 7,
    height: 7,
    borderInlineEnd: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'rotate(-45deg)',
    transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
  },
  '& details[open] > summary::before': { transform: 'rotate(45deg)' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& details > div': { padding: theme.spacing(1, 2, 2.5, 5) },
  [theme.breakpoints.down('sm')]: { '& details > div': { paddingInlineStart: theme.spacing(2) } },
}));

/** Names for the fields of every kind: undefined while loading, empty if they can't be loaded. */
function useActivityFields(): Record<SubjectKind, ActivityFields> | undefined {
  const kinds = useRecordKinds();
  return useSWRImmutable('activity-fields', () => fetchAll(kinds)).data;
}

async function fetchAll(kinds: RecordKinds) {
  const tables = Object.entries(kinds).map(async ([kind, { fields }]) => [
    kind,
    activityFields(await fields().catch(() => ({}))),
  ]);
  return Object.fromEntries(await Promise.all(tables)) as Record<SubjectKind, ActivityFields>;
}
