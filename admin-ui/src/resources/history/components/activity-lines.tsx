import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ActivityEntry } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../config/paths';
import { activityOf } from '../domain/activity-params';
import { fieldName, kindWord, whatHappened } from '../domain/words';
import { ChangedFields } from './changed-fields';

type ActivityLinesProps = {
  entries: ActivityEntry[];
  /** They stand on the page of the record, whose name need not be said again. */
  ofThisRecord?: boolean;
};

/** What happened, newest first; each line opens to the difference. */
export function ActivityLines({ entries, ofThisRecord = false }: ActivityLinesProps) {
  return (
    <Lines>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.changes.length > 0 ? (
            <details>
              <summary>
                <Told entry={entry} ofThisRecord={ofThisRecord} />
              </summary>
              <div>
                <ChangedFields entry={entry} />
                {!ofThisRecord && <WaysOn entry={entry} />}
              </div>
            </details>
          ) : (
            <div>
              <Told entry={entry} ofThisRecord={ofThisRecord} />
            </div>
          )}
        </li>
      ))}
    </Lines>
  );
}

function Told({ entry, ofThisRecord }: { entry: ActivityEntry; ofThisRecord: boolean }) {
  const { actor, action, at, subject, changes } = entry;
  const fields = action === 'updated' ? changes.map(({ field }) => fieldName(field)).join(', ') : '';
  const where = actor.kind === 'editor' ? 'in the console' : '';
  return (
    <>
      <span>
        <strong>{actor.name}</strong> {whatHappened(entry)}
        {!ofThisRecord && subject.kind !== 'settings' && <> “{subject.title}”</>}
      </span>
      <small>
        <time dateTime={at}>{formatMoment(at)}</time>
        {[where, fields].filter(Boolean).map((words) => (
          <span key={words}> · {words}</span>
        ))}
      </small>
    </>
  );
}

const EDIT_PATHS: Partial<Record<ActivityEntry['subject']['kind'], (id: number) => string>> = {
  item: paths.item,
  post: paths.post,
  settings: () => paths.settings,
};

function WaysOn({ entry: { action, subject } }: { entry: ActivityEntry }) {
  const edit = action === 'deleted' ? undefined : EDIT_PATHS[subject.kind]?.(subject.id);
  return (
    <Ways>
      {edit && (
        <Link component={RouterLink} to={edit}>
          Open the {kindWord(subject.kind)}
        </Link>
      )}
      <Link component={RouterLink} to={activityOf(subject.kind, subject.id)}>
        All that happened to it
      </Link>
    </Ways>
  );
}

const Ways = styled('p')(({ theme }) => ({
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
  borderRadius: theme.shape.borderRadius,
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
