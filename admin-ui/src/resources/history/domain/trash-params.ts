import { TRASH_KINDS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** The list of the trash as its address says it. */
export const trashParams = { search: anyText(), kind: oneOf(TRASH_KINDS), limit: pageSize };

export type TrashView = ListView<keyof typeof trashParams>;
