import { apiPaths, type Settings, settingsInput } from '@stoa/contract';
import { type Complaints, schemaErrors, sendData } from '@stoa/web-kit';
import type { SettingsValues } from '../domain/settings-values';

export const complaintsAboutSettings = (values: SettingsValues): Complaints => schemaErrors(settingsInput, values);

export const updateSettings = (values: SettingsValues) =>
  sendData<Settings>(apiPaths.admin.settings, { method: 'PATCH', body: values });
