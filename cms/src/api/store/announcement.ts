import { createHash } from 'node:crypto';
import type { Announcement } from '@stoa/contract';
import type { SettingsRow } from './queries/settings';

type Announced = Pick<SettingsRow, 'announcementText' | 'announcementUrl' | 'announcementFrom' | 'announcementUntil'>;

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** What the shop announces at a moment. */
export const announcementAt = (settings: Announced, now: number): Announcement | null => {
  const { announcementText: text, announcementUrl: url, announcementFrom: from, announcementUntil: until } = settings;
  if (!text || (from && from.getTime() > now) || (until && until.getTime() <= now)) return null;
  return { id: idOf(text), text, url: url || null };
};

/** When that changes by itself. */
export const announcementChanges = ({ announcementText, announcementFrom, announcementUntil }: Announced): number[] =>
  announcementText ? [announcementFrom, announcementUntil].flatMap((at) => (at ? [at.getTime()] : [])) : [];
