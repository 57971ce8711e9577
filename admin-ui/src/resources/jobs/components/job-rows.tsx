import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { adminPaths, formatCount, JOB_OUTCOMES, type Job, type JobRow } from '@stoa/contract';
import { aChoice, FilterSelect, LoadError, useListView, usePageInRange, useReload } from '@stoa/web-kit';
import { useEffect } from 'react';
import { Badge } from '../../../components/badge';
import { Pager } from '../../../components/list/pager';
import { openableRow } from '../../../components/list/row/open-row';
import { RecordLink } from '../../../components/record-link';
import { TableFrame } from '../../../components/table-frame';
import { useRecordKinds } from '../../../lib/record-kinds';
import { useJobRows } from '../api';
import { doneOf, outcomes, recordsOf } from '../domain/job-words';

const params = { outcome: aChoice(JOB_OUTCOMES) };

/** What became of each record. */
export function JobRows({ job }: { job: Job }) {
  const view = useListView(params);
  const found = useJobRows(job.id, view);
  const { list, failed, retry } = found;
  usePageInRange(view, found);
  const reload = useReload(adminPaths.jobRows(job.id));
  const done = doneOf(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change as the job goes on
  useEffect(() => {
    void reload();
  }, [reload, done, job.status]);
  return (
    <section aria-label="Report">
      <Box sx={{ maxWidth: 240, marginBlock: 3 }}>
        <FilterSelect
          label="Result"
          value={view.values.outcome}
          choices={[
            { value: '', label: `All (${formatCount(doneOf(job))})` },
            ...JOB_OUTCOMES.map((outcome) => ({
              value: outcome,
              label: `${outcomes[outcome].name} (${formatCount(job.counts[outcome])})`,
            })),
          ]}
          onChange={(outcome) => view.change({ outcome })}
        />
      </Box>
      {failed && <LoadError onRetry={retry}>Error loading the report. Please try again.</LoadError>}
      {list?.pagination.total === 0 && <Typography color="textSecondary">No records with this result.</Typography>}
      {list && list.items.length > 0 && (
        <>
          <RowTable job={job} rows={list.items} />
          <Pager pages={list.pagination} onPage={view.goTo} />
        </>
      )}
    </section>
  );
}

function RowTable({ job: { kind, action }, rows }: { job: Job; rows: JobRow[] }) {
  const { edit } = useRecordKinds()[recordsOf[kind]];
  const isThere = ({ outcome }: JobRow) => action !== 'delete' || outcome !== 'changed';
  return (
    <TableFrame>
      <Table aria-label="Records">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '100%' }}>Record</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.recordId} {...openableRow}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <RecordLink to={isThere(row) ? edit?.(row.recordId) : undefined}>{row.title}</RecordLink>
                {row.message && (
                  <Typography variant="body2" color="textSecondary">
                    {row.message}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <Badge look={outcomes[row.outcome].look}>{outcomes[row.outcome].name}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
