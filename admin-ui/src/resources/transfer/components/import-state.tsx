import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Import } from '@stoa/contract';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/count';
import { summary, writable } from '../domain/statuses';
import { ConfirmButtons } from './confirm-buttons';
import { Progress } from './progress';
import { ReportButton } from './report-button';

type ImportStateProps = { run: Import; onChange: (changed: Import) => void };

/** Where an import stands, and what can be done now. */
export function ImportState({ run, onChange }: ImportStateProps) {
  const { status, rows, checked, settled } = run;
  if (status === 'CHECKING')
    return (
      <Progress label={`Checking row ${formatCount(checked)} of ${formatCount(rows)}...`} done={checked} all={rows} />
    );
  if (status === 'RUNNING')
    return (
      <Progress
        label={`Importing: ${formatCount(settled)} of ${formatCount(rows)} rows are done. You may leave this page.`}
        done={settled}
        all={rows}
      />
    );
  if (status === 'READY') return <Ready run={run} onChange={onChange} />;
  return (
    <State
      severity={status === 'FAILED' ? 'error' : 'success'}
      title={status === 'FAILED' ? 'The import stopped' : 'The import is done'}
      buttons={<ReportButton id={run.id} />}
    >
      {status === 'FAILED' ? run.failure : `${summary(run)}.`}
    </State>
  );
}

function Ready({ run, onChange }: ImportStateProps) {
  const { id, counts, unknownColumns, readOnlyColumns } = run;
  return (
    <>
      <State
        severity="info"
        title={writable(run) > 0 ? 'Nothing is written yet' : 'There is nothing to write'}
        buttons={
          <>
            <ConfirmButtons run={run} onConfirmed={onChange} />
            {counts.refused > 0 && <ReportButton id={id} />}
          </>
        }
      >
        {writable(run) > 0 ? 'If you confirm: ' : 'This file: '}
        {summary(run)}.
      </State>
      {unknownColumns.length > 0 && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          Columns with unknown names are left out: {unknownColumns.join(', ')}.
        </Alert>
      )}
      {readOnlyColumns.length > 0 && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          The shop keeps these columns itself, so they are left out: {readOnlyColumns.join(', ')}.
        </Alert>
      )}
    </>
  );
}

type StateProps = { severity: AlertColor; title: string; buttons: ReactNode; children: ReactNode };

function State({ severity, title, buttons, children }: StateProps) {
  return (
    <Alert severity={severity} role="status" sx={{ marginBottom: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>{buttons}</Box>
    </Alert>
  );
}
