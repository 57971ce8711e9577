import { leavesNoAdministrator } from './last-administrator';

const admin = { role: 'ADMIN', blocked: false } as const;
const blockedAdmin = { role: 'ADMIN', blocked: true } as const;
const user = { role: 'USER', blocked: false } as const;
const blockedUser = { role: 'USER', blocked: true } as const;

it.each([
  ['the only administrator is demoted', admin, user, 0, true],
  ['the only administrator is blocked', admin, blockedAdmin, 0, true],
  ['the only administrator is both', admin, blockedUser, 0, true],
  ['one of two is demoted', admin, user, 1, false],
  ['nothing changes', admin, admin, 0, false],
  ['a blocked administrator is demoted', blockedAdmin, blockedUser, 0, false],
  ['a user is blocked', user, blockedUser, 0, false],
  ['a user is promoted', user, admin, 0, false],
])('%s', (_what, before, after, others, expected) =>
  expect(leavesNoAdministrator(before, after, others)).toBe(expected),
);
