import { apiPaths, type SavedView, type ViewList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useSavedViews = (list: ViewList) => useSWR(`${apiPaths.admin.views}?list=${list}`, getData<SavedView[]>);
