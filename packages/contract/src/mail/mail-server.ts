import * as yup from 'yup';
import { choice, emailText, noList, openedVersion, optionalText, requiredText, text } from '../input/fields';

/** TLS: from the first byte; STARTTLS: after a plain greeting; NONE: never, for servers of one's own network. */
export const MAIL_SECURITIES = ['STARTTLS', 'TLS', 'NONE'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export interface MailServer {
  /** ENVIRONMENT: set by SMTP_URL, so that nothing here counts. FILES: emails are only written to files. */
  source: 'ENVIRONMENT' | 'PANEL' | 'FILES';
  /** Empty: there is none. */
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  /** Nobody gets to see it. */
  hasPassword: boolean;
  /** Whether a password is stored that can’t be read, since the server’s ENCRYPTION_KEY is another one now. */
  isUnreadable: boolean;
  senderName: string;
  senderEmail: string;
  updatedAt: string;
}

const server = {
  host: requiredText('Server', 1, 255, 'Enter your mail server’s name').matches(/^[\w.:-]+$/, {
    message: 'Server must be a name such as smtp.example.com',
    excludeEmptyString: true,
  }),
  port: yup
    .number()
    .label('Port')
    .transform(noList)
    .typeError('Enter a port, such as 587')
    .required('Enter a port, such as 587')
    .integer('Port must be a whole number')
    .min(1, 'Port must be between 1 and 65535')
    .max(65_535, 'Port must be between 1 and 65535'),
  security: choice('Security', MAIL_SECURITIES).required('Select a security type'),
  userName: optionalText('User name', 255),
  /** Left out: the stored one. Empty: none. */
  password: text('Password').max(500, 'Password must be at most 500 characters'),
  senderName: requiredText('Sender name', 1, 100, 'Enter a sender name'),
  senderEmail: emailText(),
};

export const mailServerInput = yup.object({ ...server, updatedAt: openedVersion() });
export type MailServerInput = yup.InferType<typeof mailServerInput>;

/** Of the server that is set up. */
export const currentMailServerTestInput = yup.object({ to: emailText() });

/** What is entered, whether or not it’s saved. */
export const mailServerTestInput = yup.object({ ...server, to: emailText() });
export type MailServerTestInput = yup.InferType<typeof mailServerTestInput>;

/** What the mail server said to a test. */
export interface MailTestResult {
  accepted: boolean;
  /** Where it was sent or written to. */
  means: string;
  response: string;
}
