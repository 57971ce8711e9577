import { formats, winston } from '@strapi/logger';
import { currentRequestId } from './requests';

/** Messages of mail servers and of PostgreSQL may quote whom they are about. */
const EMAIL = /[^\s<>"'(),:;=]+@[\w-]+(\.[\w-]+)+/g;

export const withoutEmails = (text: string): string => text.replaceAll(EMAIL, '[email]');

/** The text of a record, with the stack of an error. The error itself stays as it is: it may still become an answer. */
const asText = winston.format((info) => {
  const error = [info, info.message].find((one) => one instanceof Error);
  return { ...info, level: info.level, message: withoutEmails(String(error?.stack || info.message)) };
});

/** One line of JSON for each record, for whatever collects logs. */
const json = winston.format.printf(({ level, message }) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, requestId: currentRequestId() }),
);

export const logFormat = (format: 'json' | 'text') =>
  winston.format.combine(asText(), format === 'json' ? json : formats.prettyPrint());
