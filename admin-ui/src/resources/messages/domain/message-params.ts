import { anyText, type ListView, oneOf } from '@stoa/web-kit';

/** The list of messages as its address says it: the inbox, unless it says otherwise. */
export const messageParams = {
  search: anyText(),
  folder: oneOf(['archive']),
  read: oneOf(['false', 'true']),
};

export type MessageView = ListView<keyof typeof messageParams>;
