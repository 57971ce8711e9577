import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SubjectKind } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { useNewestActivity } from '../api/get-activity';
import { activityOf } from '../domain/activity-params';
import { ActivityLines } from './activity-lines';

export type NewestActivityProps = {
  kind: SubjectKind;
  /** Not of the settings, of which there is one record. */
  recordId?: string;
};

/** The newest that happened to a record, and the way to all of it. */
export function NewestActivity({ kind, recordId }: NewestActivityProps) {
  const { data, error, mutate } = useNewestActivity(kind, recordId);
  if (error && !data)
    return <LoadError onRetry={() => void mutate()}>Error loading the activity. Please try again.</LoadError>;
  if (!data) return <RowsSkeleton count={1} height={65} />;
  const { items, pagination } = data;
  if (items.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing has been changed by hand yet.
      </Typography>
    );
  return (
    <>
      <ActivityLines entries={items} ofThisRecord />
      {pagination.total > items.length && (
        <Link
          component={RouterLink}
          to={activityOf(kind, recordId)}
          variant="body2"
          sx={{ display: 'inline-block', marginTop: 1.5 }}
        >
          Show all {pagination.total}
        </Link>
      )}
    </>
  );
}
