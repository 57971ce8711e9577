import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { adminPaths, counted, formatCount, type Import, type ImportSource } from '@stoa/contract';
import { currentIfStale, errorMessage, useReload, useToast } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Progress } from '../../../components/progress';
import { confirmImport, deleteImport, requestReport } from '../api';
import { summary, writable } from '../domain/statuses';
import { importPaths } from '../paths';
import { DownloadButton } from './download-button';

type ImportStateProps = { run: Import; onChange: (changed: Import) => void };

export function ImportState({ run, onChange }: ImportStateProps) {
  const { id, status, rows, checked, settled, counts, failure, notice } = run;
  if (status === 'CHECKING')
    return (
      <Progress label={`Checking row ${formatCount(checked)} of ${formatCount(rows)}...`} done={checked} all={rows} />
    );
  if (status === 'RUNNING')
    return (
      <Progress
        label={`Importing: ${formatCount(settled)} of ${formatCount(rows)} rows done. You can leave this page.`}
        done={settled}
        all={rows}
      />
    );
  if (status === 'READY')
    return (
      <>
        <State
          severity="info"
          title="Nothing has been imported yet"
          buttons={
            <>
              <ConfirmButtons run={run} onConfirmed={onChange} />
              {counts.refused > 0 && <DownloadButton noun="report" request={() => requestReport(id)} />}
            </>
          }
        >
          If you confirm: {summary(run)}.
        </State>
        <FromElsewhere run={run} />
        <ColumnsLeftOut run={run} />
      </>
    );
  if (status === 'FAILED')
    return (
      <State
        severity="error"
        title="Import stopped"
        buttons={<DownloadButton noun="report" request={() => requestReport(id)} />}
      >
        {failure}
      </State>
    );
  return (
    <>
      <State
        severity={notice ? 'info' : 'success'}
        title={notice ? 'Nothing to import' : 'Import complete'}
        buttons={<DownloadButton noun="report" request={() => requestReport(id)} />}
      >
        {notice && `${notice}: `}
        {summary(run)}.
      </State>
      {notice && <ColumnsLeftOut run={run} />}
    </>
  );
}

const SOURCES: Record<ImportSource, string> = { shopify: 'Shopify', woocommerce: 'WooCommerce' };

function FromElsewhere({ run: { source, newCategories, newTags } }: { run: Import }) {
  if (!source) return null;
  return (
    <Alert severity="info" sx={{ marginBottom: 2 }}>
      This is an export from {SOURCES[source]}. Check the rows below for what can’t be imported.
      {newCategories.length > 0 && ` Importing creates these categories: ${newCategories.join(', ')}.`}
      {newTags.length > 0 && ` Importing creates these tags: ${newTags.join(', ')}.`}
    </Alert>
  );
}

function ColumnsLeftOut({ run: { unknownColumns, readOnlyColumns } }: { run: Import }) {
  return (
    <>
      {unknownColumns.length > 0 && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          These columns aren’t recognized and will be ignored: {unknownColumns.join(', ')}.
        </Alert>
      )}
      {readOnlyColumns.length > 0 && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          These columns are set automatically and will be ignored: {readOnlyColumns.join(', ')}.
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

type ConfirmButtonsProps = { run: Import; onConfirmed: (run: Import) => void };

function ConfirmButtons({ run, onConfirmed }: ConfirmButtonsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const reload = useReload(adminPaths.imports);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>, failure: string) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // Someone else may have confirmed it first.
      const current = currentIfStale<Import>(error);
      if (current) onConfirmed(current);
      toast.error('Error', errorMessage(error, failure));
    }
    setBusy(false);
  }

  const confirm = () => attempt(async () => onConfirmed(await confirmImport(run.id)), 'Failed to start the import');
  const discard = () =>
    attempt(async () => {
      await deleteImport(run.id);
      await reload();
      navigate(importPaths.list);
    }, 'Failed to discard the import');

  return (
    <>
      <Button variant="contained" disabled={busy} onClick={() => void confirm()}>
        Import {counted(writable(run), 'row')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => void discard()}>
        Discard
      </Button>
    </>
  );
}
