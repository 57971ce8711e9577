import * as yup from 'yup';
import { flag, recordId } from '../input/fields';

/** What whoever runs the shop hears of. Each is an email, too. */
export const STAFF_TOPICS = [
  'newOrder',
  'paymentProblem',
  'returnRequested',
  'orderCanceled',
  'newMessage',
  'lowStock',
  'reservedStock',
  'backupOverdue',
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

/** What reaches phones unless its administrator chooses otherwise. */
export const PUSHED: readonly StaffTopic[] = [
  'newOrder',
  'paymentProblem',
  'returnRequested',
  'orderCanceled',
  'newMessage',
  'backupOverdue',
];

/** How an administrator hears of something besides the panel. */
export interface NotificationChoice {
  topic: StaffTopic;
  mail: boolean;
  push: boolean;
  /** Addresses that get the email whatever anyone chooses. */
  alsoTo: string[];
}

const choiceInput = yup.object({ mail: flag('mail'), push: flag('push') }).default(undefined);

/** What is left out stays as it is. */
export const notificationChoicesInput = yup.object(
  Object.fromEntries(STAFF_TOPICS.map((topic) => [topic, choiceInput])) as Record<StaffTopic, typeof choiceInput>,
);
export type NotificationChoicesInput = Partial<Record<StaffTopic, Partial<Pick<NotificationChoice, 'mail' | 'push'>>>>;
