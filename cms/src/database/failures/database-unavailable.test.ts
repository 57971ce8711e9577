import { causeOf, describeUnavailable } from './database-unavailable';

const failure = (message: string, code: string) => Object.assign(new Error(message), code ? { code } : {});

it.each([
  ['Transaction query already complete, run with DEBUG=knex:tx for more info', ''],
  ['select 1 - Connection terminated unexpectedly', ''],
  ['select 1 - refused', 'ECONNREFUSED'],
  ['select 1 - refused', '57P01'],
  ['select 1 - canceling statement due to statement timeout', '57014'],
])('%s (%s) passes: 503', (message, code) => {
  expect(describeUnavailable(failure(message, code))).toMatchObject({ status: 503, details: { retryAfter: 5 } });
});

it('says what an operator can look for', () => {
  const timeout = Object.assign(new Error('Knex: Timeout acquiring a connection. The pool is probably full.'), {
    name: 'KnexTimeoutError',
  });
  expect(causeOf(timeout)).toBe('The database isn’t responding, or has no connection left');
  expect(causeOf(new Error('select 1 - Connection terminated unexpectedly'))).toBe(
    'Connection terminated unexpectedly',
  );
});

it.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk: 507', (code) => {
  expect(describeUnavailable(failure('no space left', code))?.status).toBe(507);
});

it.each([
  ['relation is missing', '42P01'],
  ['Connection terminated\nby a fault of ours', ''],
])('%j (%s) is a fault', (message, code) => {
  expect(describeUnavailable(failure(message, code))).toBeUndefined();
});
