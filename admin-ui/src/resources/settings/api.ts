import { adminPaths, type Settings, type SettingsInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import type { SettingsValues } from './domain/settings-fields';

export const useSettings = () => useRecord<Settings>(adminPaths.settings);

export const updateSettings = (values: SettingsValues) =>
  sendData<Settings>(adminPaths.settings, {
    method: 'PATCH',
    body: values satisfies Record<keyof SettingsInput, unknown>,
  });
