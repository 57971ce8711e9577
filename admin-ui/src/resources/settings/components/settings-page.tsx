import { adminPaths, apiPaths, type SettingsInput, settingsInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { SettingsForm } from '../../../components/record/settings-form';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { settingsFields, settingsInputs, toSettingsValues, unitChoices } from '../domain/settings-fields';
import { AnnouncementFields } from './announcement-fields';
import { BusinessFields } from './business-fields';
import { SocialLinks } from './social-links';
import { TimeZoneField } from './time-zone-field';

export const SettingsPage = () => (
  <SingleRecordPage
    kind="settings"
    title="Settings"
    intro="Your shop’s name, business details, time zone, units, and links."
    name="settings"
    api={adminPaths.settings}
    reloads={apiPaths.store}
    fields={settingsFields}
    errors={(values) => schemaErrors(settingsInput, values)}
    toValues={toSettingsValues}
    toInput={(values) => values satisfies Record<keyof SettingsInput, unknown>}
  >
    {() => (
      <SettingsForm submit="Save settings" cancel={paths.home}>
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
        <AnnouncementFields />
        <BusinessFields />
        <FormCard title="Time zone and units">
          <TimeZoneField name="timeZone" />
          <SelectField
            {...settingsInputs('weightUnit')}
            choices={unitChoices}
            helperText="For weights of items, and shipping rates by weight."
          />
        </FormCard>
        <FormCard title={settingsFields.socialLinks.label}>
          <SocialLinks name="socialLinks" />
        </FormCard>
      </SettingsForm>
    )}
  </SingleRecordPage>
);
