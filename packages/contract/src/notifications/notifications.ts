import * as yup from 'yup';
import { flag, recordId } from '../input/fields';

/** What whoever runs the shop hears of. Each is an email, too. */
export const STAFF_TOPICS = [
  'newOrder',
  'paymentProblem',
  'newMessage',
  'lowStock',
  'reservedStock',
  'dailySummary',
] as const;
export type StaffTopic = (typeof STAFF_TOPICS)[number];

/** Nobody gets these who doesn’t choose them. */
export const BY_CHOICE: readonly StaffTopic[] = ['dailySummary'];

/** One line of the bell’s list. */
export interface Notification {
  id: number;
  topic: StaffTopic;
  title: string;
  text: string;
  /** A page of the panel. */
  url: string;
  madeAt: string;
  isNew: boolean;
}

export interface NotificationList {
  /** Newest first. */
  items: Notification[];
  /** How many this administrator hasn’t seen yet. */
  unseen: number;
}

export const seenInput = yup.object({ upTo: recordId('upTo').required('upTo is required') });
export type SeenInput = yup.InferType<typeof seenInput>;

/** Whether an administrator gets emails about something. */
export interface NotificationChoice {
  topic: StaffTopic;
  mail: boolean;
}

export const notificationChoicesInput = yup.object(
  Object.fromEntries(STAFF_TOPICS.map((topic) => [topic, flag(topic)])) as Record<StaffTopic, ReturnType<typeof flag>>,
);
export type NotificationChoicesInput = yup.InferType<typeof notificationChoicesInput>;
