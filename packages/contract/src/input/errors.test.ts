import { loginInput } from '../auth/auth';
import { submissionInput } from '../content/contact';
import { createItemInput, itemListQuery } from '../marketplace/marketplace';
import { check } from './errors';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('an input that is made to break what reads it', () => {
  it.each([
    [loginInput, '{"email":{"toString":1},"password":"secret"}', 'toString is not allowed'],
    [loginInput, '{"email":{"valueOf":null,"toString":null}}', 'valueOf is not allowed'],
    [createItemInput, '{"features":[{"toString":1}]}', 'toString is not allowed'],
    [createItemInput, '{"constructor":{"prototype":1}}', 'constructor is not allowed'],
    [itemListQuery, '{"__proto__":{"page":2}}', '__proto__ is not allowed'],
  ])('is refused: %#', (schema, json, message) => {
    expect(check(schema, JSON.parse(json))).toEqual({ errors: [{ path: [], message }] });
  });

  it('is refused when it is nested without end', () => {
    const errors = [{ path: [], message: 'The request is nested more than 20 levels deep' }];
    expect(check(createItemInput, { tags: nested(5000) })).toEqual({ errors });
    expect(check(submissionInput, { website: nested(5000) })).toEqual({ errors });
  });

  it('leaves dates and what browsers attach in peace', () => {
    const value = { email: 'clara@example.com', password: 'secret' };
    expect(check(loginInput, { ...value, at: new Date(), extra: nested(5) })).toEqual({ value });
  });
});
