import {
  type Message,
  type MessageListQuery,
  messageListQuery,
  type UpdateMessageInput,
  updateMessageInput,
} from '@stoa/contract';
import type { Fields } from '../../area/fields';
import { flag, optionalLine, requiredLine, requiredText } from '../../area/records/attributes';
import { type DefinedKind, defineRecord } from '../../area/records/define-record';
import { recordId } from '../../http/record-id';
import { validated } from '../../http/validated';
import { services } from '../../services';

/** Messages come from visitors, so they aren't part of the activity. */
const field = (name: string, label: string) => ({ select: `submissions.${name}`, activity: null, console: { label } });

const fields = {
  id: { select: 'submissions.id', activity: null, console: null },
  name: { ...field('name', 'Name'), type: requiredLine() },
  email: { ...field('email', 'Email'), type: requiredLine() },
  company: { ...field('company', 'Company'), select: "NULLIF(submissions.company, '')", type: optionalLine() },
  phone: { ...field('phone', 'Phone'), select: "NULLIF(submissions.phone, '')", type: optionalLine() },
  subject: { ...field('subject', 'Subject'), type: requiredLine() },
  message: { ...field('message', 'Message'), type: requiredText },
  read: { ...field('read', 'Read'), type: flag(false) },
  archived: { ...field('archived', 'Archived'), type: flag(false) },
  createdAt: field('created_at', 'Received'),
  customerId: {
    select: '(SELECT customer_id FROM customer_emails WHERE customer_emails.email = submissions.email)',
    activity: null,
    console: null,
  },
} satisfies Fields<Message>;

type Kind = DefinedKind<Message, Message, MessageListQuery, UpdateMessageInput>;

export const message: Kind = defineRecord<Message, Message, MessageListQuery, UpdateMessageInput>({
  table: 'submissions',
  noun: 'message',
  title: 'subject',
  path: '/admin/messages',
  fields,
  type: {
    uid: 'api::contact.submission',
    label: 'Messages',
    description: 'What a visitor sent with the contact form',
    console: {
      sort: { by: 'createdAt', order: 'DESC' },
      columns: ['subject', 'name', 'email', 'read', 'archived', 'createdAt'],
      form: [
        { name: 6, email: 6 },
        { company: 6, phone: 6 },
        { subject: 12 },
        { message: 12 },
        { read: 6, archived: 6 },
      ],
      readOnly: ['name', 'email', 'company', 'phone', 'subject', 'message'],
    },
  },
  query: messageListQuery,
  update: updateMessageInput,
  search: ['name', 'email', 'subject', 'message'],
  ranked: ['subject', 'name'],
  filters: { folder: (query, folder) => query.where({ archived: folder === 'archive' }) },
  actions: (_service, strapi) => {
    const { messages } = services(strapi).contact;
    return {
      list: (ctx) => messages.list(validated(messageListQuery, ctx.query)),
      change: (ctx) =>
        messages.change(recordId(ctx.params.id, 'message'), validated(updateMessageInput, ctx.request.body)),
    };
  },
});
