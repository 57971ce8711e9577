import { RecordActivity } from '../../resources/history/components/record-activity';
import { SettingsPage } from '../../resources/settings/components/settings-page';

export function SettingsScreen() {
  return (
    <>
      <SettingsPage />
      <RecordActivity kind="settings" />
    </>
  );
}
