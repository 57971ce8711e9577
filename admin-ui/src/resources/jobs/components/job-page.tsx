import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Job, JobStatus } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import { currentIfStale, EmptyState, errorMessage, isNotFound, LoadError, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageHeader } from '../../../components/page-header';
import { Progress } from '../../../components/progress';
import { paths } from '../../../config/paths';
import { stopJob, useJob } from '../api';
import { doneOf, summaryOf, titleOf } from '../domain/job-words';
import { JobRows } from './job-rows';

export function JobPage() {
  const { id = '' } = useParams();
  const { data: job, error, mutate } = useJob(id);
  if (job)
    return (
      <>
        <PageHeader title={titleOf(job)} actions={<BackButton />} />
        {error && (
          <Alert severity="warning" sx={{ marginBottom: 2 }}>
            We can’t reach the shop right now. This page updates when it’s back.
          </Alert>
        )}
        <JobState job={job} onChange={(changed) => void mutate(changed, { revalidate: false })} />
        <JobRows job={job} />
      </>
    );
  return (
    <>
      <PageHeader title="Job" />
      {!error && <Skeleton variant="rounded" height={120} />}
      {isNotFound(error) && (
        <EmptyState title="Job not found" action={<BackButton />}>
          Jobs are kept for one week. This one may have expired.
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <LoadError onRetry={() => void mutate()}>Failed to load job. Please try again.</LoadError>
      )}
    </>
  );
}

function BackButton() {
  return (
    <Button component={Link} to={paths.jobs} variant="outlined">
      All jobs
    </Button>
  );
}

const ends: Record<Exclude<JobStatus, 'RUNNING'>, { severity: AlertColor; title: string }> = {
  DONE: { severity: 'success', title: 'Job complete' },
  STOPPED: { severity: 'info', title: 'Job stopped. Changes already made are kept.' },
  FAILED: { severity: 'error', title: 'Something went wrong. Changes already made are kept.' },
};

function JobState({ job, onChange }: { job: Job; onChange: (changed: Job) => void }) {
  const { id, status, total } = job;
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function stop() {
    setBusy(true);
    try {
      onChange(await stopJob(id));
    } catch (error) {
      const current = currentIfStale<Job>(error);
      if (current) onChange(current);
      toast.error('Error', errorMessage(error, 'Failed to stop the job'));
    }
    setBusy(false);
  }

  if (status === 'RUNNING')
    return (
      <>
        <Progress
          label={`${formatCount(doneOf(job))} of ${formatCount(total)} done. You can leave this page.`}
          done={doneOf(job)}
          all={total}
        />
        <Button variant="outlined" disabled={busy} onClick={() => void stop()}>
          Stop
        </Button>
      </>
    );
  return (
    <Alert severity={ends[status].severity} role="status">
      <AlertTitle>{ends[status].title}</AlertTitle>
      {summaryOf(job)}.
    </Alert>
  );
}
