import { apiPaths, type SavedView, type SavedViewInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const saveView = (body: SavedViewInput) => sendData<SavedView>(apiPaths.admin.views, { body });
