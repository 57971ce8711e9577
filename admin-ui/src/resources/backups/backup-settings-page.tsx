import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminPaths, type BackupSettings, backupSettingsInput } from '@stoa/contract';
import { FormAlert, schemaErrors, TextField } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../components/form/layout/form-width';
import { FormButtons } from '../../components/form/saving/form-buttons';
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
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        <FormCard title="Schedule">
          <FlagField
            {...backupInputs('isOn')}
            as="switch"
            helperText="After a day and a half without a good backup, you get an email."
          />
          <TextField {...backupInputs('time')} autoComplete="off" placeholder="03:00" sx={{ maxWidth: 200 }} />
        </FormCard>
        <FormCard title="Keep">
          <Typography variant="body2" color="textSecondary">
            The last backup of each of so many days, weeks, and months. What isn’t among them is deleted after the next
            good one. Backups that you made yourself are never deleted.
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, alignItems: 'start' }}>
            <TextField {...backupInputs('keepDaily')} autoComplete="off" inputMode="numeric" />
            <TextField {...backupInputs('keepWeekly')} autoComplete="off" inputMode="numeric" />
            <TextField {...backupInputs('keepMonthly')} autoComplete="off" inputMode="numeric" />
          </Box>
        </FormCard>
        <FormAlert />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FormButtons submit="Save backup settings" busy="Saving..." cancel={paths.backups} />
        </Box>
      </Stack>
    )}
  </SingleRecordPage>
);
