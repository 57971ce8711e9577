import Stack from '@mui/material/Stack';
import { adminPaths, apiPaths, type SettingsInput, settingsInput } from '@stoa/contract';
import { FormAlert, schemaErrors, TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { settingsFields, settingsInputs, toSettingsValues } from '../domain/settings-fields';
import { SocialLinks } from './social-links';

export const SettingsPage = () => (
  <SingleRecordPage
    kind="settings"
    title="Settings"
    intro="Your shop’s name, contact details, and links, as visitors see them."
    name="settings"
    api={adminPaths.settings}
    reloads={apiPaths.store}
    fields={settingsFields}
    errors={(values) => schemaErrors(settingsInput, values)}
    toValues={toSettingsValues}
    toInput={(values) => values satisfies Record<keyof SettingsInput, unknown>}
  >
    {() => (
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
    )}
  </SingleRecordPage>
);
