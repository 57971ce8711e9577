import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { LinkField } from '../../../components/form/links/link-field';
import { MomentField } from '../../../components/form/moment-field';
import { type SettingsValues, settingsInputs } from '../domain/settings-fields';

export function AnnouncementFields() {
  // It may be about to change.
  const { timeZone } = useFormikContext<SettingsValues>().values;
  return (
    <FormCard title="Announcement bar">
      <TextField
        {...settingsInputs('announcementText')}
        autoComplete="off"
        helperText="Shown above the header of all pages but checkout. Leave empty to hide it."
      />
      <LinkField {...settingsInputs('announcementUrl')} helperText="Optional" />
      <TwoColumns>
        <MomentField {...settingsInputs('announcementFrom')} timeZone={timeZone} helperText="Optional." />
        <MomentField {...settingsInputs('announcementUntil')} timeZone={timeZone} helperText="Optional." />
      </TwoColumns>
    </FormCard>
  );
}
