import { judgeRefresh, type SessionState } from './rotation';

describe('judgeRefresh', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const seconds = (offset: number) => new Date(now.getTime() + offset * 1000);
  const living: SessionState = {
    refreshHash: 'current',
    previousHash: 'previous',
    rotatedAt: seconds(-60),
    expiresAt: seconds(3600),
    revokedAt: null,
  };

  it.each([
    ['the current token', 'current', living, 'rotate'],
    [
      'the current token of a session never refreshed',
      'current',
      { ...living, previousHash: null, rotatedAt: null },
      'rotate',
    ],
    ['the token before, within the grace', 'previous', { ...living, rotatedAt: seconds(-10) }, 'repeat'],
    ['the token before, later', 'previous', { ...living, rotatedAt: seconds(-10.001) }, 'reused'],
    ['an older token, at any time', 'oldest', { ...living, rotatedAt: seconds(0) }, 'reused'],
    ['a session that is over', 'current', { ...living, expiresAt: now }, 'ended'],
    ['a session that was ended', 'current', { ...living, revokedAt: seconds(-1) }, 'ended'],
    ['an old token of an ended session', 'oldest', { ...living, revokedAt: seconds(-1) }, 'ended'],
  ] as const)('%s', (_, presented, session, verdict) => {
    expect(judgeRefresh(session, presented, now)).toBe(verdict);
  });
});
