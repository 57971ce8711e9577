import Stack from '@mui/material/Stack';
import { apiPaths, type Settings } from '@stoa/contract';
import { FormAlert, LoadError, TextField, useReload } from '@stoa/web-kit';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormCard } from '../../../components/form/form-card';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/form-width';
import { RecordForm } from '../../../components/form/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { useSettings } from '../api/get-settings';
import { complaintsAboutSettings, updateSettings } from '../api/update-settings';
import { settingsFields, toSettingsValues } from '../domain/settings-values';
import { SocialLinks } from './social-links';

export function SettingsPage() {
  const { data: settings, error, mutate } = useSettings();
  return (
    <>
      <PageHeader title="Settings" intro="What every visitor sees of the shop as a whole." />
      {error && !settings ? (
        <LoadError onRetry={() => void mutate()}>Failed to load the settings. Please try again.</LoadError>
      ) : settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { alert, succeed } = useOutcome(useReload(apiPaths.store));
  return (
    <RecordForm
      aria-label="Settings"
      draft="settings"
      initialValues={toSettingsValues(settings)}
      validate={complaintsAboutSettings}
      failure="Failed to save the settings"
      conflict={{ fields: settingsFields, toValues: toSettingsValues }}
      onSave={async (values) => toSettingsValues(await updateSettings(values))}
      onSaved={() => void succeed('Settings saved successfully')}
    >
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        <FormCard title="Shop">
          <TextField name="shopName" label="Shop name" autoComplete="off" />
          <TextField name="tagline" label="Tagline" autoComplete="off" helperText="One sentence; it may be empty" />
          <TextField
            name="contactEmail"
            label="Contact e-mail"
            type="email"
            autoComplete="off"
            helperText="Visitors see it, and can write to it"
          />
        </FormCard>
        <FormCard title="Social links">
          <SocialLinks name="socialLinks" />
        </FormCard>
        {alert}
        <FormAlert />
        <FormButtons submit="Save settings" busy="Saving..." cancel={paths.home} />
      </Stack>
    </RecordForm>
  );
}
