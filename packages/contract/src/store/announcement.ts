import { moment, optionalUrl, textOrNull } from '../input/fields';

/** What the bar above the shop's header says now. */
export interface Announcement {
  /** Of the same text, the same: a browser remembers which one was dismissed. */
  id: string;
  text: string;
  url: string | null;
}

export interface AnnouncementSettings {
  announcementText: string | null;
  announcementUrl: string | null;
  /** Null: from now on, and for good. */
  announcementFrom: string | null;
  announcementUntil: string | null;
}

export const announcementFields = {
  announcementText: textOrNull('Announcement', 200),
  announcementUrl: optionalUrl('Link'),
  announcementFrom: moment('Show from'),
  announcementUntil: moment('Show until').test(
    'order',
    'Show until must be after Show from',
    (until, { parent: { announcementFrom: from } }) => !until || !from || Date.parse(until) > Date.parse(from),
  ),
};
