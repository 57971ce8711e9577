import type { RecordKind } from '../../area/record-kind';

export const mailTemplateRecord = {
  table: 'mail_templates',
  title: 'name',
  fields: {
    isOn: 'subject.is_on',
    subject: "subject.words->>'subject'",
    heading: "subject.words->>'heading'",
    body: "subject.words->>'body'",
    recipients: 'subject.recipients',
  },
} satisfies RecordKind;

export const mailServerRecord = {
  table: 'mail_server',
  title: 'host',
  fields: {
    host: 'subject.host',
    port: 'subject.port',
    security: 'subject.security',
    userName: 'subject.user_name',
    senderName: 'subject.sender_name',
    senderEmail: 'subject.sender_email',
  },
} satisfies RecordKind;
