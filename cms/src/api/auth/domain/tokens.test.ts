import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token';
import { formatRefreshToken, newRefreshToken, parseRefreshToken, successorOf } from './refresh-token';

describe('access tokens', () => {
  const claims = { userId: 7, sessionId: 42 };
  afterEach(() => jest.useRealTimers());

  it('say whose session they are of', () => {
    expect(readAccessToken(signAccessToken(claims, 'secret'), 'secret')).toEqual(claims);
  });

  it('are worth nothing under another secret, changed, or not at all', () => {
    const token = signAccessToken(claims, 'secret');
    for (const forged of [signAccessToken(claims, 'other'), `${token}x`, '', 'a.b.c'])
      expect(readAccessToken(forged, 'secret')).toBeUndefined();
  });

  it('are over after a quarter of an hour', () => {
    jest.useFakeTimers();
    const token = signAccessToken(claims, 'secret');
    jest.advanceTimersByTime((ACCESS_TOKEN_SECONDS - 1) * 1000);
    expect(readAccessToken(token, 'secret')).toEqual(claims);
    jest.advanceTimersByTime(1000);
    expect(readAccessToken(token, 'secret')).toBeUndefined();
  });
});

describe('refresh tokens', () => {
  it('come back from their text', () => {
    const token = newRefreshToken();
    expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  });

  it.each([
    undefined,
    '',
    'a.b',
    `${'a'.repeat(43)}`,
    `${'a'.repeat(43)}.${'b'.repeat(42)}`,
    `${'!'.repeat(43)}.${'b'.repeat(43)}`,
  ])('are not %p', (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  });

  it('have one successor, which only the key finds', () => {
    const token = newRefreshToken();
    const next = successorOf(token, 'key');
    expect(successorOf(token, 'key')).toEqual(next);
    expect(next.family).toBe(token.family);
    expect(parseRefreshToken(formatRefreshToken(next))).toEqual(next);
    const others = [
      successorOf(token, 'other key'),
      successorOf(newRefreshToken(), 'key'),
      successorOf(next, 'key'),
      token,
    ];
    expect(new Set([next, ...others].map(({ secret }) => secret)).size).toBe(5);
  });
});

describe('opaque tokens', () => {
  it('are never the same, and kept as a hash', () => {
    const [one, other] = [newOpaqueToken(), newOpaqueToken()];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(hashOf(one)).toBe(hashOf(one));
    expect(hashOf(one)).not.toBe(one);
  });
});
