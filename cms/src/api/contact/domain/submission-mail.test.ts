import { submissionMail } from './submission-mail';

const submission = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'Do you ship?' };

it('carries the message, and who sent it', () => {
  const mail = submissionMail('Stoa', { ...submission, company: 'Engines Ltd', phone: '555-1' });
  expect(mail.subject).toBe('[Stoa] A question');
  expect(mail.replyTo).toBe('ada@example.com');
  expect(mail.text).toMatch(/^Do you ship\?/);
  expect(mail.text).toContain('Name: Ada\nEmail: ada@example.com\nCompany: Engines Ltd\nPhone: 555-1\n');
});

it('leaves out what was not given', () => {
  const { text } = submissionMail('Stoa', { ...submission, company: '', phone: null });
  expect(text).not.toContain('Company');
  expect(text).not.toContain('Phone');
});
