import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActivityList, adminPaths, formatCount, type SubjectKind } from '@stoa/contract';
import { getData, LoadError } from '@stoa/web-kit';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import useSWR from 'swr';
import { FORM_WIDTH } from '../form/layout/form-width';
import { RowsSkeleton } from '../rows-skeleton';
import { ActivityLines } from './activity-lines';
import { activityOf } from './activity-params';

export type NewestActivityProps = {
  kind: SubjectKind;
  /** Omit for the settings, which are a single record. */
  recordId?: string;
};

export function NewestActivity({ kind, recordId }: NewestActivityProps) {
  const { data, error, mutate } = useNewestActivity(kind, recordId);
  if (error && !data)
    return <LoadError onRetry={() => void mutate()}>Error loading activity. Please try again.</LoadError>;
  if (!data) return <RowsSkeleton count={1} height={65} />;
  const { items, pagination } = data;
  if (items.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No changes yet.
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
          Show all {formatCount(pagination.total)}
        </Link>
      )}
    </>
  );
}

const NEWEST = 5;
/** The page may stay open after a save, and others may save in the meantime. */
const REFRESH_MS = 10_000;

/** Latest activity of one record. The settings are a single record and need no id. */
function useNewestActivity(kind: SubjectKind, recordId = '') {
  const query = new URLSearchParams({ limit: String(NEWEST), kind, recordId });
  return useSWR(`${adminPaths.activity}?${query}`, getData<ActivityList>, { refreshInterval: REFRESH_MS });
}

export function RecordActivity(record: NewestActivityProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: FORM_WIDTH }}>
      <Typography id={id} variant="h5" component="h2" sx={{ marginTop: 5, marginBottom: 1.5 }}>
        Activity
      </Typography>
      <NewestActivity {...record} />
    </Box>
  );
}
