import type { Message } from '@stoa/contract';
import type { Fields } from '../../area/fields';

/** Messages come from visitors, so they aren't part of the activity. */
export const messageFields = {
  id: { select: 'id', activity: null, console: null },
  name: { select: 'name', activity: null, console: { label: 'Name' } },
  email: { select: 'email', activity: null, console: { label: 'Email' } },
  company: { select: 'company', activity: null, console: { label: 'Company' } },
  phone: { select: 'phone', activity: null, console: { label: 'Phone' } },
  subject: { select: 'subject', activity: null, console: { label: 'Subject' } },
  message: { select: 'message', activity: null, console: { label: 'Message' } },
  read: { select: 'read', activity: null, console: { label: 'Read' } },
  archived: { select: 'archived', activity: null, console: { label: 'Archived' } },
  createdAt: { select: 'created_at', activity: null, console: { label: 'Received' } },
} satisfies Fields<Message>;
