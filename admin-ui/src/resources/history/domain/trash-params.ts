import { TRASH_KINDS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';

/** The list of the trash as its address says it. */
export const trashParams = { search: anyText(), kind: oneOf(TRASH_KINDS) };

export type TrashView = ListView<keyof typeof trashParams>;
