import { describeTrouble } from './trouble';

const failure = (message: string, code: string) => Object.assign(new Error(message), code ? { code } : {});

it.each([
  ['Transaction query already complete, run with DEBUG=knex:tx for more info', ''],
  ['select 1 - Connection terminated unexpectedly', ''],
  ['select 1 - refused', 'ECONNREFUSED'],
  ['select 1 - refused', '57P01'],
])('%s (%s) passes: 503', (message, code) => {
  expect(describeTrouble(failure(message, code))?.status).toBe(503);
});

it.each([
  ['relation is missing', '42P01'],
  ['Connection terminated\nby a fault of ours', ''],
])('%j (%s) is a fault', (message, code) => {
  expect(describeTrouble(failure(message, code))).toBeUndefined();
});
