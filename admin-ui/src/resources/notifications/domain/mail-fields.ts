import type { MailSecurity, MailServer, MailTemplate, MailWords } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';

export type MailTemplateValues = MailWords & { isOn: boolean; recipients: string; updatedAt: string };

export const toTemplateValues = ({ words, isOn, recipients, updatedAt }: MailTemplate): MailTemplateValues => ({
  ...words,
  recipients: recipients ?? '',
  isOn,
  updatedAt,
});

export const mailTemplateFields: FieldTable<MailTemplateValues> = {
  isOn: { label: 'Send this email', format: (isOn) => (isOn ? 'Yes' : 'No') },
  subject: { label: 'Subject' },
  heading: { label: 'Heading' },
  body: { label: 'Message' },
  recipients: { label: 'Recipients' },
};

export const templateInputs = inputsOf(mailTemplateFields);

export type MailServerValues = {
  host: string;
  port: string;
  security: MailSecurity;
  userName: string;
  /** Empty: the stored one stays. */
  password: string;
  senderName: string;
  senderEmail: string;
  updatedAt: string;
};

export const securities: Record<MailSecurity, string> = {
  STARTTLS: 'STARTTLS (usually port 587)',
  TLS: 'TLS (usually port 465)',
  NONE: 'None (only in your own network)',
};

export const toServerValues = ({
  source: _,
  hasPassword: __,
  isUnreadable: ___,
  port,
  ...server
}: MailServer): MailServerValues => ({
  ...server,
  port: String(port),
  password: '',
});

/** Without a password, the stored one stays. */
export const toServerInput = ({ password, ...values }: MailServerValues) =>
  password === '' ? values : { ...values, password };

export const mailServerFields: FieldTable<MailServerValues> = {
  host: { label: 'Server' },
  port: { label: 'Port' },
  security: { label: 'Security', format: (security) => securities[security] },
  userName: { label: 'User name' },
  password: { label: 'Password', format: () => '••••••' },
  senderName: { label: 'Sender name' },
  senderEmail: { label: 'Sender email' },
};

export const serverInputs = inputsOf(mailServerFields);
