import type { Message } from '@stoa/contract';
import { replyLink } from './reply-link';

const message: Message = {
  id: 1,
  name: 'Ada & Sons',
  email: 'ada+shop@example.com',
  company: null,
  phone: null,
  subject: 'Is it 100% oak?',
  message: 'Hello,\nis it?',
  read: false,
  archived: false,
  createdAt: '2026-01-05T10:00:00.000Z',
  customerId: null,
};

test('a reply goes to the sender, with the subject and the quoted message', () => {
  const link = new URL(replyLink(message));
  expect(link.protocol).toBe('mailto:');
  expect(decodeURIComponent(link.pathname)).toBe('ada+shop@example.com');
  expect(link.searchParams.get('subject')).toBe('Re: Is it 100% oak?');
  expect(link.searchParams.get('body')).toBe('\r\n\r\nAda & Sons wrote:\r\n> Hello,\r\n> is it?');
});

test('an email address cannot add headers, and a long message is quoted in part', () => {
  const link = replyLink({ ...message, email: 'ada?bcc=eve@example.com', message: 'a'.repeat(9000) });
  expect(new URL(link).searchParams.has('bcc')).toBe(false);
  expect(link.length).toBeLessThan(1500);
});
