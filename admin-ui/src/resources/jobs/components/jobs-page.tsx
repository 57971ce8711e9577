import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { JOB_DAYS, type Job } from '@stoa/contract';
import { EmptyState, LoadError, useListView, usePageInRange } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../../components/badge';
import { Pager } from '../../../components/list/pager';
import { openableRow } from '../../../components/list/row/open-row';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { TableFrame } from '../../../components/table-frame';
import { paths } from '../../../config/paths';
import { timeAgo } from '../../../lib/time-ago';
import { useJobs } from '../api';
import { statuses, summaryOf, titleOf } from '../domain/job-words';

export function JobsPage() {
  const view = useListView({});
  const found = useJobs(view.page);
  const { list, failed, retry } = found;
  usePageInRange(view, found);
  return (
    <>
      <PageHeader
        title="Jobs"
        intro={`Bulk actions that ran in the background, with their reports. They’re kept for ${JOB_DAYS} days.`}
      />
      {failed && <LoadError onRetry={retry}>Error loading jobs. Please try again.</LoadError>}
      {!list && !failed && <RowsSkeleton count={3} height={78} head={57} />}
      {list?.pagination.total === 0 && (
        <EmptyState title="Nothing here">
          To change everything a list finds, select a row, then choose “Select all that match”.
        </EmptyState>
      )}
      {list && list.items.length > 0 && (
        <>
          <JobTable jobs={list.items} />
          {list.pagination.totalPages > 1 && <Pager pages={list.pagination} onPage={view.goTo} />}
        </>
      )}
    </>
  );
}

function JobTable({ jobs }: { jobs: Job[] }) {
  const now = new Date();
  return (
    <TableFrame>
      <Table aria-label="Jobs">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '100%' }}>Job</TableCell>
            <TableCell sx={wide}>Result</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.id} {...openableRow}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={paths.job(job.id)}>
                  {titleOf(job)}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {timeAgo(job.createdAt, now)} by {job.createdBy.name}
                </Typography>
              </TableCell>
              <TableCell sx={wide}>{summaryOf(job)}</TableCell>
              <TableCell>
                <Badge look={statuses[job.status].look}>{statuses[job.status].name}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };
