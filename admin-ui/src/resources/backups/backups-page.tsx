import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminPaths, counted } from '@stoa/contract';
import { LoadError, useListView, usePageInRange, useReload } from '@stoa/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListRows } from '../../components/list/list-rows';
import { Pager } from '../../components/list/pager';
import { PageHeader } from '../../components/page-header';
import { PhoneAction } from '../../components/phone-action';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { useOutcome } from '../../components/use-outcome';
import { paths } from '../../config/paths';
import { startBackup, useBackupState, useBackups } from './api';
import { BackupStatus } from './backup-status';
import { BackupTable } from './backup-table';
import { HowToRestore } from './how-to-restore';

const TEXTS = { empty: 'Backups will appear here.', failure: 'Error loading backups. Please try again.' };

export function BackupsPage() {
  const view = useListView({});
  const found = useBackups(view.page);
  const { data: state, error } = useBackupState();
  const reload = useReload(adminPaths.backups);
  usePageInRange(view, found);
  return (
    <>
      <PageHeader
        title="Backups"
        intro="One file with everything that your shop has: items, orders, customers, settings, and images."
        actions={
          <>
            <Button component={Link} to={paths.backupSettings} variant="outlined">
              Settings
            </Button>
            <Button component={Link} to={paths.backupStorage} variant="outlined">
              Storage
            </Button>
            <StartButton isBusy={!state || state.running !== null} />
          </>
        }
      />
      {state && (
        <Stack spacing={3}>
          {state.isOverdue && (
            <Alert severity="error">
              There has been no good backup for a day and a half. Make one now, and look below at why the others failed.
            </Alert>
          )}
          {state.missing > 0 && (
            <Alert severity="error">
              {counted(state.missing, 'backup')} can’t be found in the folder anymore. If that folder is a disk of its
              own, mount it. If the files are gone for good, delete their backups from this list.
            </Alert>
          )}
          <BackupStatus state={state} />
          <div>
            <ListRows answer={found} texts={TEXTS} onClear={undefined}>
              {({ items, pagination }) => (
                <>
                  <BackupTable backups={items} />
                  {pagination.totalPages > 1 && <Pager pages={pagination} onPage={view.goTo} />}
                </>
              )}
            </ListRows>
          </div>
          <HowToRestore state={state} />
        </Stack>
      )}
      {!state && !error && <RowsSkeleton count={8} height={60} />}
      {!state && error && <LoadError onRetry={() => void reload()}>{TEXTS.failure}</LoadError>}
    </>
  );
}

function StartButton({ isBusy }: { isBusy: boolean }) {
  const [starting, setStarting] = useState(false);
  const isOff = isBusy || starting;
  const reload = useReload(adminPaths.backups);
  const { attempt } = useOutcome(reload);

  async function start() {
    setStarting(true);
    await attempt(startBackup, { done: 'Backup started', failure: 'Failed to start a backup' });
    setStarting(false);
  }

  return (
    <PhoneAction>
      <Button variant="contained" aria-disabled={isOff} onClick={isOff ? undefined : () => void start()}>
        Back up now
      </Button>
    </PhoneAction>
  );
}
