import { isRefusedForGood } from './refusals';

it.each([
  ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, false],
  ['content that is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
  ['a server that is busy', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, false],
  ['an address that is none', { code: 'EENVELOPE', command: 'API', message: 'Invalid recipient "x\\n"' }, true],
  ['a sender that is none', { code: 'EENVELOPE', command: 'API', message: 'Invalid sender "x"' }, false],
  ['a sender that is not allowed', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['a server that is down', { code: 'ESOCKET', command: 'CONN' }, false],
  ['a full disk', { code: 'ENOSPC' }, false],
])('%s', (_what, error, expected) => expect(isRefusedForGood(error)).toBe(expected));
