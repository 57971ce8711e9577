import { apiPaths, type SavedView, type UpdateSavedViewInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const updateView = (id: number, body: UpdateSavedViewInput) =>
  sendData<SavedView>(apiPaths.admin.view(id), { method: 'PATCH', body });
