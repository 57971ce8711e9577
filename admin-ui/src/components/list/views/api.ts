import {
  adminPaths,
  type SavedView,
  type SavedViewInput,
  type UpdateSavedViewInput,
  type ViewList,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

const { views, view } = adminPaths;

export const useSavedViews = (list: ViewList) => useSWR(`${views}?list=${list}`, getData<SavedView[]>);

export const saveView = (body: SavedViewInput) => sendData<SavedView>(views, { body });

export const updateView = (id: number, body: UpdateSavedViewInput) =>
  sendData<SavedView>(view(id), { method: 'PATCH', body });

export const deleteView = (id: number) => sendData<{ id: number }>(view(id), { method: 'DELETE' });
