import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { apiPaths, type Import } from '@stoa/contract';
import { EmptyState, isNotFound, LoadError, useReload } from '@stoa/web-kit';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { useImport } from '../api/get-import';
import { kinds } from '../domain/statuses';
import { ImportRows } from './import-rows';
import { ImportState } from './import-state';

export function ImportRun() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useImport(id);
  if (data) return <Run run={data} onChange={(changed) => void mutate(changed, { revalidate: true })} />;
  return (
    <>
      <PageHeader title="Import" />
      {!error && <Skeleton variant="rounded" height={180} />}
      {isNotFound(error) && (
        <EmptyState title="This import is gone" action={<BackButton />}>
          Imports are kept for a week. Somebody may also have deleted this one.
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <LoadError onRetry={() => void mutate()}>Failed to load import. Please try again.</LoadError>
      )}
    </>
  );
}

function Run({ run, onChange }: { run: Import; onChange: (changed: Import) => void }) {
  const { id, status, kind, fileName } = run;
  const reloadRows = useReload(apiPaths.admin.importRows(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each status, the rows say something else
  useEffect(() => {
    void reloadRows();
  }, [reloadRows, status]);
  return (
    <>
      <PageHeader title={fileName} intro={`Import of ${kinds[kind].toLowerCase()}`} actions={<BackButton />} />
      <ImportState run={run} onChange={onChange} />
      {status !== 'CHECKING' && <ImportRows run={run} />}
    </>
  );
}

function BackButton() {
  return (
    <Button component={Link} to={paths.import} variant="outlined">
      All imports
    </Button>
  );
}
