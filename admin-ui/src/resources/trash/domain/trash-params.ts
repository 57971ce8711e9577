import { adminPaths, TRASH_KINDS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const trashParams = { search: anyText(), kind: aChoice(TRASH_KINDS), limit: pageSize };

export type TrashView = ListView<keyof typeof trashParams>;

export const trashPath = (view: TrashView) => `${adminPaths.trash}?${viewQuery(view)}`;
