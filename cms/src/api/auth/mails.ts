import { type MailKind, shopPaths } from '@stoa/contract';
import { environment } from '../../environment';
import { example, type MailDefinition, type MailFilling } from '../../mail/definition';

const linkTo = (page: string, token: string): string => `${environment.publicUrl}${page}?token=${token}`;

/*
 * None of these emails holds what somebody typed into a form, except the address.
 */

const toConfirm =
  (label: string) =>
  (token: string): MailFilling => ({
    values: {},
    blocks: [{ kind: 'button', label, url: linkTo(shopPaths.confirmEmail, token) }],
  });

export const fillings = {
  confirmEmail: toConfirm('Confirm email address'),
  changeEmail: toConfirm('Confirm new address'),
  emailChanged: (email: string): MailFilling => ({
    values: { email },
    blocks: [{ kind: 'link', label: 'Contact us', url: `${environment.publicUrl}${shopPaths.contact}` }],
  }),
  resetPassword: (token: string): MailFilling => ({
    values: {},
    blocks: [{ kind: 'button', label: 'Choose a new password', url: linkTo(shopPaths.resetPassword, token) }],
  }),
};

export const mails = {
  confirmEmail: {
    audience: 'account',
    name: 'Confirm an email address',
    when: 'Someone created an account',
    alwaysSent: true,
    variables: {},
    words: {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      body: 'Thanks for creating an account.\n\nOpen this link within 24 hours to confirm that this is your email address. If you didn’t create an account, ignore this email.',
    },
    preview: example(fillings.confirmEmail('example')),
  },
  changeEmail: {
    audience: 'account',
    name: 'Confirm a new email address',
    when: 'Someone wants to use another email address for an account',
    alwaysSent: true,
    variables: {},
    words: {
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      body: 'We received a request to use this address for an account.\n\nOpen this link within 24 hours to confirm the change. If you didn’t ask for this, ignore this email. Nothing will change.',
    },
    preview: example(fillings.changeEmail('example')),
  },
  emailChanged: {
    audience: 'account',
    name: 'Email address changed',
    when: 'An account has another email address now; sent to the old one',
    alwaysSent: true,
    variables: { email: 'The new address' },
    words: {
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      body: 'Your account now uses {{email}}. We won’t send any more emails to this address.\n\nIf you didn’t change it, contact us right away.',
    },
    preview: example(fillings.emailChanged('alex@example.com')),
  },
  resetPassword: {
    audience: 'account',
    name: 'Reset a password',
    when: 'Someone forgot the password of an account',
    alwaysSent: true,
    variables: {},
    words: {
      subject: 'Reset your password',
      heading: 'Reset your password',
      body: 'We received a request to reset the password for your account.\n\nOpen this link within 30 minutes to choose a new password. The link works once. If you didn’t ask for this, ignore this email. Your password won’t change.',
    },
    preview: example(fillings.resetPassword('example')),
  },
} satisfies Partial<Record<MailKind, MailDefinition>>;
