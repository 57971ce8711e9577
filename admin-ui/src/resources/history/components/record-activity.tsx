import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SubjectKind } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useNewestActivity } from '../api/get-activity';
import { activityOf } from '../domain/activity-params';
import { ActivityLines } from './activity-lines';

type RecordActivityProps = {
  kind: SubjectKind;
  /** Not of the settings, of which there is one record. */
  recordId?: string;
};

/** The newest that happened to a record, for the page on which it is edited. */
export function RecordActivity({ kind, recordId }: RecordActivityProps) {
  const id = useId();
  const { data, error, mutate } = useNewestActivity(kind, recordId);
  const more = data !== undefined && data.pagination.total > data.items.length;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ marginTop: 5, marginBottom: 1.5 }}>
        Activity
      </Typography>
      {error && !data && (
        <LoadError onRetry={() => void mutate()}>Error loading the activity. Please try again.</LoadError>
      )}
      {!error && !data && <Skeleton height={62} />}
      {data?.items.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing has been changed by hand yet.
        </Typography>
      )}
      {data && data.items.length > 0 && <ActivityLines entries={data.items} ofThisRecord />}
      {more && (
        <Link
          component={RouterLink}
          to={activityOf(kind, recordId)}
          variant="body2"
          sx={{ display: 'inline-block', marginTop: 1.5 }}
        >
          Show all {data.pagination.total}
        </Link>
      )}
    </section>
  );
}
