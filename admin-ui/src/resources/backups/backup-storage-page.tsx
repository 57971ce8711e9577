import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminPaths, type BackupStorage, backupStorageInput } from '@stoa/contract';
import { FormAlert, PasswordField, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../components/form/layout/form-width';
import { TwoColumns } from '../../components/form/layout/two-columns';
import { FormButtons } from '../../components/form/saving/form-buttons';
import { ClearRecordButton } from '../../components/record/clear-record-button';
import { SingleRecordPage } from '../../components/record/single-record-page';
import { paths } from '../../config/paths';
import { removeStorage, testCurrentStorage, testStorage } from './api';
import { type StorageValues, storageFields, storageInputs, toStorageInput, toStorageValues } from './storage-fields';
import { TestStorage } from './test-storage';

export const BackupStoragePage = () => (
  <SingleRecordPage<StorageValues, BackupStorage>
    kind="backupStorage"
    title="Backup storage"
    intro="S3-compatible storage that backups go to, such as Amazon S3, Backblaze B2, or MinIO. Without one, they stay on the server’s disk."
    actions={
      <Button component={Link} to={paths.backups} variant="outlined">
        All backups
      </Button>
    }
    name="backup storage"
    api={adminPaths.backupStorage}
    reloads={adminPaths.backupState}
    fields={storageFields}
    errors={(values) => schemaErrors(backupStorageInput, toStorageInput(values))}
    toValues={toStorageValues}
    toInput={toStorageInput}
  >
    {(storage, replace) => (
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        {storage.source === 'ENVIRONMENT' ? (
          <StorageOfEnvironment storage={storage} />
        ) : (
          <StorageForm storage={storage} onRemoved={replace} />
        )}
      </Stack>
    )}
  </SingleRecordPage>
);

function StorageOfEnvironment({ storage: { endpoint, region, bucket, prefix } }: { storage: BackupStorage }) {
  return (
    <>
      <Alert severity="info">
        The storage is set by BACKUP_S3_BUCKET and others on the server. To set it up here, remove them there.
      </Alert>
      <FormCard title="Storage">
        <Typography variant="body2">
          s3://{bucket}/{prefix} at {endpoint || `Amazon S3, ${region}`}
        </Typography>
      </FormCard>
      <FormCard title="Test">
        <TestStorage test={testCurrentStorage} />
      </FormCard>
    </>
  );
}

type StorageFormProps = { storage: BackupStorage; onRemoved: (storage: BackupStorage) => void };

function StorageForm({ storage, onRemoved }: StorageFormProps) {
  const { values } = useFormikContext<StorageValues>();
  return (
    <>
      {storage.isUnreadable && (
        <Alert severity="error">
          The stored secret key can’t be read, because ENCRYPTION_KEY was changed on the server. Enter it again.
        </Alert>
      )}
      <FormCard title="Storage">
        <TextField
          {...storageInputs('endpoint')}
          autoComplete="off"
          placeholder="https://s3.example.com"
          helperText="Leave empty for Amazon S3."
        />
        <TwoColumns>
          <TextField {...storageInputs('region')} autoComplete="off" />
          <TextField {...storageInputs('bucket')} autoComplete="off" />
        </TwoColumns>
        <TextField
          {...storageInputs('prefix')}
          autoComplete="off"
          placeholder="my-shop/"
          helperText="What the names of the files begin with."
        />
        <FlagField
          {...storageInputs('pathStyle')}
          as="switch"
          helperText="On for most storage of one’s own, such as MinIO; off for Amazon S3."
        />
        <TwoColumns>
          <TextField {...storageInputs('accessKey')} autoComplete="off" />
          <PasswordField
            {...storageInputs('secretKey')}
            autoComplete="new-password"
            {...(storage.hasSecret ? { helperText: 'Stored encrypted. Leave empty to keep it.' } : {})}
          />
        </TwoColumns>
        <Typography variant="body2" color="textSecondary">
          The key needs to write, read, and delete objects in this bucket, and nothing else. Each backup is read back
          from there before it counts.
        </Typography>
      </FormCard>
      <FormCard title="Test">
        <TestStorage test={() => testStorage(toStorageInput(values))} />
      </FormCard>
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FormButtons submit="Save backup storage" busy="Saving..." cancel={paths.backups} />
        {storage.source === 'PANEL' && (
          <ClearRecordButton
            label="Remove storage"
            title="Remove the backup storage?"
            confirm="Remove"
            failure="Failed to remove the backup storage"
            clear={removeStorage}
            onCleared={onRemoved}
          >
            Backups stay on the server’s disk from now on. Those in the storage aren’t deleted, but can’t be downloaded
            here.
          </ClearRecordButton>
        )}
      </Box>
    </>
  );
}
