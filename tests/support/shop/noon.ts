import { adminPaths, dayOf } from '@stoa/contract';
import type { Client } from './client';

const ahead = 12 - new Date().getUTCHours();

/** A time zone in which it’s about noon: in a shop there, no day ends while its tests run. */
export const NOON_ZONE = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
export const TODAY = dayOf(new Date(), NOON_ZONE);

/** Moves a shop there. */
export const setNoon = async (admin: Client): Promise<void> => {
  const { status, text } = await admin.patch(adminPaths.settings, { timeZone: NOON_ZONE });
  if (status !== 200) throw new Error(`time zone: ${text}`);
};
