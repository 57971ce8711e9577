import { check } from '../input/errors';
import { submissionInput } from './contact';

const form = { name: 'Clara', email: 'clara@example.com', subject: 'A table', message: 'How long is it?' };

const refused = (path: string, message: string) => ({ errors: [{ path: [path], message }] });

describe('the contact form', () => {
  it('needs no company and no phone', () => {
    expect(check(submissionInput, form)).toEqual({ value: form });
    expect(check(submissionInput, { ...form, company: '', phone: null })).toMatchObject({ value: { phone: null } });
  });

  it.each([
    ['name', 'Name is required', ''],
    ['email', 'Please enter a valid email address', 'clara'],
    ['email', 'Please enter a valid email address', undefined],
    ['subject', 'Subject is required', ' '],
    ['subject', 'Subject is required', '\u200b\u2800\ufe0f'],
    ['name', 'Name contains characters that are not allowed', '\u202enimdA'],
    ['name', 'Name contains characters that are not allowed', 'Clara\ud800'],
    ['message', 'Message is required', undefined],
    ['message', 'Message must be at most 10000 characters', 'x'.repeat(10_001)],
    ['company', 'Company must be at most 200 characters', 'x'.repeat(201)],
    ['phone', 'Phone must be at most 50 characters', 'x'.repeat(51)],
  ])('%s: %s', (field, message, value) =>
    expect(check(submissionInput, { ...form, [field]: value })).toEqual(refused(field, message)),
  );

  it.each(['👩‍👩‍👧', 'می‌خواهم', '\u2067שלום\u2069'])(
    'takes a subject with characters that shape others: %s',
    (subject) => expect(check(submissionInput, { ...form, subject })).toEqual({ value: { ...form, subject } }),
  );
});
