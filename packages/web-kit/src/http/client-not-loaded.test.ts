/** @jest-environment jsdom */
import { getData } from './calls';

test('a client that can’t be fetched is a lost connection, and is fetched again for the next request', async () => {
  jest.doMock('./client', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(getData('/api/open')).rejects.toMatchObject({
    message: 'We couldn’t reach the shop. Check your connection and try again.',
    error: { status: 0, name: 'NetworkError' },
  });
  jest.dontMock('./client');
  (await import('../testing')).answerCalls(async () => ({ body: { data: 'here again' } }));
  expect(await getData('/api/open')).toBe('here again');
});
