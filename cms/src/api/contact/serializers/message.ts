import type { Message } from '@stoa/contract';
import type { MessageRow } from '../queries/messages';

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company || null,
  phone: row.phone || null,
  subject: row.subject,
  message: row.message,
  read: row.read,
  archived: row.archived,
  createdAt: row.createdAt.toISOString(),
});
