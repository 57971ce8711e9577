import Stack from '@mui/material/Stack';
import { apiPaths, type Settings, settingsInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, TextField, useReload } from '@stoa/web-kit';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { updateSettings, useSettings } from '../api';
import { settingsFields, settingsInputs, toSettingsValues } from '../domain/settings-fields';
import { SocialLinks } from './social-links';

export function SettingsPage() {
  const { data: settings, error, mutate } = useSettings();
  return (
    <>
      <PageHeader title="Settings" intro="Your shop’s name, contact details, and links, as visitors see them." />
      {error && !settings ? (
        <LoadError onRetry={() => void mutate()}>Failed to load settings. Please try again.</LoadError>
      ) : settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind="settings" />
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { succeed } = useOutcome(useReload(apiPaths.store));
  return (
    <RecordForm
      aria-label="Settings"
      draft="settings"
      initialValues={toSettingsValues(settings)}
      validate={(values) => schemaErrors(settingsInput, values)}
      failure="Failed to save settings"
      conflict={{ fields: settingsFields, names: null, toValues: toSettingsValues }}
      onSave={async (values) => toSettingsValues(await updateSettings(values))}
      onSaved={() => void succeed('Settings saved')}
    >
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        <FormCard title="Shop">
          <TextField {...settingsInputs('shopName')} autoComplete="off" />
          <TextField {...settingsInputs('tagline')} autoComplete="off" helperText="Optional. One short sentence." />
          <TextField
            {...settingsInputs('contactEmail')}
            type="email"
            autoComplete="off"
            helperText="Shown to visitors. If empty, messages go to the administrators."
          />
        </FormCard>
        <FormCard title={settingsFields.socialLinks.label}>
          <SocialLinks name="socialLinks" />
        </FormCard>
        <FormAlert />
        <FormButtons submit="Save settings" busy="Saving..." cancel={paths.home} />
      </Stack>
    </RecordForm>
  );
}
