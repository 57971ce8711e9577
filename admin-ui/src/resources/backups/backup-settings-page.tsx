import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminPaths, type BackupSettings, backupSettingsInput } from '@stoa/contract';
import { formatTimeZone, schemaErrors, shopTimeZone, TextField } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { SettingsForm } from '../../components/record/settings-form';
import { SingleRecordPage } from '../../components/record/single-record-page';
import { paths } from '../../config/paths';
import { type BackupValues, backupFields, backupInputs, toInput, toValues } from './backup-fields';

export const BackupSettingsPage = () => (
  <SingleRecordPage<BackupValues, BackupSettings>
    kind="backupSettings"
    title="Backup settings"
    intro="When your shop backs itself up, and which backups it keeps."
    actions={
      <Button component={Link} to={paths.backups} variant="outlined">
        All backups
      </Button>
    }
    name="backup settings"
    api={adminPaths.backupSettings}
    reloads={adminPaths.backupState}
    fields={backupFields}
    errors={(values) => schemaErrors(backupSettingsInput, toInput(values))}
    toValues={toValues}
    toInput={toInput}
  >
    {() => (
      <SettingsForm submit="Save backup settings" cancel={paths.backups}>
        <FormCard title="Schedule">
          <FlagField
            {...backupInputs('isOn')}
            as="switch"
            helperText="After a day and a half without a good backup, you get an email."
          />
          <TextField
            {...backupInputs('time')}
            autoComplete="off"
            placeholder="03:00"
            helperText={`Every day, in your shop’s time zone (${formatTimeZone(shopTimeZone())}).`}
            sx={{ maxWidth: 360 }}
          />
        </FormCard>
        <FormCard title="Retention">
          <Typography variant="body2" color="textSecondary">
            Keeps the last backup of each day, week, and month, for as many as you enter. The others are deleted after
            the next good backup, except those that you made yourself.
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, alignItems: 'start' }}>
            <TextField {...backupInputs('keepDaily')} autoComplete="off" inputMode="numeric" />
            <TextField {...backupInputs('keepWeekly')} autoComplete="off" inputMode="numeric" />
            <TextField {...backupInputs('keepMonthly')} autoComplete="off" inputMode="numeric" />
          </Box>
        </FormCard>
      </SettingsForm>
    )}
  </SingleRecordPage>
);
