import { panelPaths } from '@stoa/contract';
import type { Selectable } from 'kysely';
import type { SayNotification } from '../../area/notification';
import type { Tables } from '../../database/column-types';
import { tables } from '../../database/tables';
import { example, type MailDefinition, type MailFilling } from '../../mail/definition';
import { panelUrl } from '../../mail/panel-url';

type Message = Pick<Selectable<Tables['submissions']>, 'name' | 'email' | 'company' | 'phone' | 'subject' | 'message'>;

const fillingOf = ({ name, email, company, phone, subject, message }: Message): MailFilling => ({
  values: { subject, name },
  blocks: [
    { kind: 'quote', text: message },
    {
      kind: 'facts',
      facts: [
        { label: 'Name', value: name },
        { label: 'Email', value: email, url: `mailto:${encodeURIComponent(email)}` },
        ...(company ? [{ label: 'Company', value: company }] : []),
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
      ],
    },
    { kind: 'button', label: 'See all messages', url: panelUrl(panelPaths.messages) },
  ],
});

/** Undefined if it was deleted meanwhile. */
export const sayNewMessage: SayNotification = async (_strapi, trx, payload) => {
  const { id } = payload as { id: number };
  const message = await tables(trx)
    .selectFrom('submissions')
    .where('id', '=', id)
    .select(['name', 'email', 'company', 'phone', 'subject', 'message'])
    .executeTakeFirst();
  return (
    message && {
      title: `New message from ${message.name}`,
      text: message.subject,
      url: panelPaths.messages,
      mail: { ...fillingOf(message), replyTo: message.email },
    }
  );
};

export const newMessage: MailDefinition = {
  audience: 'staff',
  name: 'New message',
  when: 'A visitor sent the contact form. Replies go to the visitor',
  variables: { subject: 'What the visitor wrote as the subject', name: 'The visitor’s name' },
  words: {
    subject: '[{{shop}}] {{subject}}',
    heading: '{{subject}}',
    body: '{{name}} wrote this in the contact form. Reply to this email to answer.',
  },
  preview: example(
    fillingOf({
      name: 'Alex Morgan',
      email: 'alex@example.com',
      company: null,
      phone: null,
      subject: 'Do you ship to Canada?',
      message: 'Hello,\n\nI’d love to order two cushions. Do you ship to Canada?',
    }),
  ),
};
