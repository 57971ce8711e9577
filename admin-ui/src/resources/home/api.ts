import { apiPaths, type HomePage, type HomeSettings } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import { type HomeValues, toInput } from './domain/home-fields';

const { home, homePreview } = apiPaths.admin;

export const useHome = () => useRecord<HomeSettings>(home);

export const updateHome = (values: HomeValues) =>
  sendData<HomeSettings>(home, { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

/** What visitors would see. */
export const previewHome = (values: HomeValues) => sendData<HomePage>(homePreview, { body: toInput(values) });
