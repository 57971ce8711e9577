import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminPaths, type BackupStorage, backupStorageInput, type StorageTestResult } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { Facts } from '../../components/facts';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { TwoColumns } from '../../components/form/layout/two-columns';
import { SecretField } from '../../components/form/secret-field';
import { TestCard } from '../../components/form/test-card';
import { ClearRecordButton } from '../../components/record/clear-record-button';
import { SettingsColumn, SettingsForm } from '../../components/record/settings-form';
import { SingleRecordPage } from '../../components/record/single-record-page';
import { paths } from '../../config/paths';
import { removeStorage, testCurrentStorage, testStorage } from './api';
import { type StorageValues, storageFields, storageInputs, toStorageInput, toStorageValues } from './storage-fields';

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
    {(storage, replace) =>
      storage.source === 'ENVIRONMENT' ? (
        <StorageOfEnvironment storage={storage} />
      ) : (
        <StorageForm storage={storage} onRemoved={replace} />
      )
    }
  </SingleRecordPage>
);

function StorageOfEnvironment({ storage: { endpoint, region, bucket, prefix } }: { storage: BackupStorage }) {
  return (
    <SettingsColumn>
      <Alert severity="info">
        The storage is set by BACKUP_S3_BUCKET and others on the server. To set it up here, remove them there.
      </Alert>
      <FormCard title="Storage">
        <Facts>
          <dt>Endpoint</dt>
          <dd>{endpoint || `Amazon S3, ${region}`}</dd>
          <dt>Bucket</dt>
          <dd>
            s3://{bucket}/{prefix}
          </dd>
        </Facts>
      </FormCard>
      <TestStorage test={testCurrentStorage} />
    </SettingsColumn>
  );
}

type StorageFormProps = { storage: BackupStorage; onRemoved: (storage: BackupStorage) => void };

function StorageForm({ storage, onRemoved }: StorageFormProps) {
  const { values } = useFormikContext<StorageValues>();
  return (
    <SettingsForm
      submit="Save backup storage"
      cancel={paths.backups}
      clear={
        storage.source === 'PANEL' && (
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
        )
      }
    >
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
          helperText="What the names of the files start with."
        />
        <FlagField
          {...storageInputs('pathStyle')}
          as="switch"
          helperText="Puts the bucket in the path, not in the host. On for most self-hosted storage, such as MinIO; off for Amazon S3."
        />
        <TwoColumns>
          <TextField {...storageInputs('accessKey')} autoComplete="off" />
          <SecretField {...storageInputs('secretKey')} isStored={storage.hasSecret} />
        </TwoColumns>
        <Typography variant="body2" color="textSecondary">
          The key needs to write, read, and delete objects in this bucket, and nothing else. Each backup is read back
          from there before it counts.
        </Typography>
      </FormCard>
      <TestStorage test={() => testStorage(toStorageInput(values))} />
    </SettingsForm>
  );
}

const TestStorage = ({ test }: { test: () => Promise<StorageTestResult> }) => (
  <TestCard
    intro="Writes a small object, reads it back, and deletes it."
    button="Test storage"
    busy="Testing..."
    failure="The storage couldn’t be tested. Please try again."
    test={async () => {
      const { accepted, response } = await test();
      return { accepted, text: response };
    }}
  />
);
