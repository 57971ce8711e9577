import type { User } from '@stoa/contract';
import { accessChanges } from './access-change';

const ada: User = {
  id: 7,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  blocked: false,
  createdAt: '2026-01-05T10:00:00.000Z',
  customerId: null,
};

const offered = (user: User) => accessChanges(user).map(({ action, input }) => [action, input]);

test('a user can get the other role, and be blocked or unblocked', () => {
  expect(offered(ada)).toEqual([
    ['Make administrator', { role: 'ADMIN' }],
    ['Block', { blocked: true }],
  ]);
  expect(offered({ ...ada, role: 'ADMIN', blocked: true })).toEqual([
    ['Make user', { role: 'USER' }],
    ['Unblock', { blocked: false }],
  ]);
});

test('every confirmation names the user', () => {
  for (const user of [ada, { ...ada, role: 'ADMIN' as const, blocked: true }])
    for (const { question, consequence, done } of accessChanges(user))
      for (const text of [question, consequence, done]) expect(text).toContain('Ada');
});
