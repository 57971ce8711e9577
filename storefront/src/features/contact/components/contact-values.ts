import { errorMessage, fieldErrors } from '@stoa/web-kit';

export const blank = { name: '', email: '', company: '', phone: '', subject: '', message: '', website: '' };
export type ContactValues = typeof blank;

/** What became of the last attempt, and which values the server did not take, with its words on each. */
export type ContactStatus = {
  sent?: boolean;
  error?: string;
  refused?: Partial<Record<string, { value: string; message: string }>>;
};

export function whatFailed(error: unknown, values: ContactValues): ContactStatus {
  const complaints = Object.entries(fieldErrors(error)).flatMap(([name, message]) =>
    name in values ? [[name, { value: values[name as keyof ContactValues], message }]] : [],
  );
  return {
    error: errorMessage(error, 'Something went wrong. Please try again.'),
    refused: Object.fromEntries(complaints),
  };
}
