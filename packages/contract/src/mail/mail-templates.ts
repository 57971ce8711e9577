import * as yup from 'yup';
import { isEmail } from '../auth/email-address';
import { emailText, openedVersion, requiredText, textOrNull } from '../input/fields';
import { BY_CHOICE, STAFF_TOPICS, type StaffTopic } from '../notifications/notifications';

/** Every email that the shop sends by itself. */
export const MAIL_KINDS = [
  'orderPlaced',
  'orderToPay',
  'orderSwapToPay',
  'orderEdited',
  'orderPaid',
  'orderShipped',
  'orderPartlyShipped',
  'orderReady',
  'orderPartlyReady',
  'orderCancelled',
  'orderExpired',
  'orderRefunded',
  'orderPartlyRefunded',
  'orderCanceledByCustomer',
  'returnRequestReceived',
  'returnAccepted',
  'returnDeclined',
  'orderLink',
  'checkoutCode',
  'giftCard',
  'backInStock',
  'confirmEmail',
  'changeEmail',
  'emailChanged',
  'resetPassword',
  ...STAFF_TOPICS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Who gets it: about an order, about an account, or whoever runs the shop. */
export const MAIL_AUDIENCES = ['customer', 'account', 'staff'] as const;
export type MailAudience = (typeof MAIL_AUDIENCES)[number];

/** What of an email can be written anew. Paragraphs of the body are separated by empty lines. */
export interface MailWords {
  subject: string;
  heading: string;
  body: string;
}

/** `{{name}}` in the words stands for what it means. */
export interface MailVariable {
  name: string;
  meaning: string;
}

export interface MailTemplate {
  kind: MailKind;
  audience: MailAudience;
  name: string;
  /** When it's sent. */
  when: string;
  isOn: boolean;
  /** Such as the link that resets a password: nobody could do without it. */
  alwaysSent: boolean;
  isEdited: boolean;
  words: MailWords;
  /** Of an email to the staff: addresses, separated by commas. Null: the shop’s contact address. */
  recipients: string | null;
  originalWords: MailWords;
  variables: MailVariable[];
  /** Long ago if it never was changed. */
  updatedAt: string;
}

export interface MailPreview {
  subject: string;
  html: string;
  text: string;
  /** What it’s made from, such as “Order #1001”; null if it shows examples. */
  madeFrom: string | null;
}

const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim());

/** Unknown variables stay as they are. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(VARIABLE, (variable, name: string) => values[name.trim()] ?? variable);

/** Whether it’s set who gets it. Others go to whom they’re about, or to who chose them. */
export const hasRecipients = (kind: MailKind): boolean =>
  STAFF_TOPICS.includes(kind as StaffTopic) && !BY_CHOICE.includes(kind as StaffTopic);

export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const MOST_RECIPIENTS = 10;

const words = {
  subject: requiredText('Subject', 1, 150, 'Enter a subject'),
  heading: requiredText('Heading', 1, 150, 'Enter a heading'),
  body: requiredText('Message', 1, 5000, 'Enter a message'),
};

export const mailWordsInput = yup.object(words);

/** What is entered is sent, whether or not it’s saved. */
export const mailTestInput = yup.object({ ...words, to: emailText() });
export type MailTestInput = yup.InferType<typeof mailTestInput>;

export const mailTemplateInput = yup.object({
  ...words,
  /** Left out: as it is. */
  recipients: textOrNull('Recipients', 1000)
    .test('emails', 'Enter email addresses, separated by commas', (value) => addressesIn(value ?? '').every(isEmail))
    .test(
      'count',
      `Enter at most ${MOST_RECIPIENTS} addresses`,
      (value) => addressesIn(value ?? '').length <= MOST_RECIPIENTS,
    ),
  isOn: yup.boolean().label('On').typeError('On must be true or false').required('On is required'),
  updatedAt: openedVersion(),
});
export type MailTemplateInput = yup.InferType<typeof mailTemplateInput>;
