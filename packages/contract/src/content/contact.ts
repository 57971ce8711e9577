import * as yup from 'yup';
import { MESSAGE_SORTS } from '../constants';
import { emailText, flag, optionalText, requiredText } from '../input/fields';
import { listQuery, queryFlag, queryOneOf } from '../input/list-query';
import type { Pagination } from '../input/paging';

export interface SubmissionReceipt {
  id: number;
  message: string;
}

/** `website` is the hidden honeypot: people leave it empty, bots fill it in. */
export const submissionInput = yup.object({
  name: requiredText('Name', 1, 100),
  email: emailText(),
  company: optionalText('Company', 200),
  phone: optionalText('Phone', 50),
  subject: requiredText('Subject', 1, 200),
  message: requiredText('Message', 1, 10_000),
  website: yup.mixed(),
});
export type SubmissionInput = yup.InferType<typeof submissionInput>;

export interface Message {
  id: number;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  subject: string;
  message: string;
  read: boolean;
  archived: boolean;
  createdAt: string;
  /** Who bought with this email address. */
  customerId: number | null;
}

export interface MessageList {
  items: Message[];
  pagination: Pagination;
  unread: number;
}

export interface UnreadMessages {
  unread: number;
}

export const MESSAGE_FOLDERS = ['inbox', 'archive'] as const;

export const messageListQuery = listQuery(MESSAGE_SORTS, ['createdAt', 'desc'], {
  folder: queryOneOf('folder', MESSAGE_FOLDERS),
  read: queryFlag('read'),
});
export type MessageListQuery = yup.InferType<typeof messageListQuery>;

export const updateMessageInput = yup.object({ read: flag('Read'), archived: flag('Archived') });
export type UpdateMessageInput = yup.InferType<typeof updateMessageInput>;
