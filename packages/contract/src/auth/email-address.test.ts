import { check } from '../input/errors';
import { forgotPasswordInput } from './auth';
import { isEmail, normalizeEmail } from './email-address';

describe('an email address', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['ame\u0301lie@example.com', 'am\u00e9lie@example.com'],
    ['ﬁn@example.com', 'fin@example.com'],
    ['𝐚da@example.com', 'ada@example.com'],
  ])('%j is %j', (typed, address) => {
    expect(normalizeEmail(typed)).toBe(address);
    expect(isEmail(address)).toBe(true);
  });

  it('has one form: normalised twice, it stays', () => {
    for (const typed of ['İ@example.com', 'ẞ@example.com', 'Ａ@example.com', 'a\u0301\u0323@example.com'])
      expect(normalizeEmail(normalizeEmail(typed))).toBe(normalizeEmail(typed));
  });

  it.each([
    '\u200b',
    '\u200d',
    '\u00ad',
    '\u202e',
    '\u2066',
    '\u2060',
    '\ufeff',
    '\ufe0f',
    '\u3164',
    '\u2800',
    '\ud800',
    '\u0000',
    '\ue000',
    ' ',
  ])('has no %j in it', (character) => {
    expect(isEmail(normalizeEmail(`a${character}da@example.com`))).toBe(false);
    expect(isEmail(normalizeEmail(`ada@exam${character}ple.com`))).toBe(false);
  });

  it('of endless accents is refused without putting them in order, which takes quadratic time', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const email = `a${'\u0301\u0323'.repeat(200_000)}@example.com`;
    expect(check(forgotPasswordInput, { email })).toMatchObject({ errors: [{ path: ['email'] }] });
    expect(normalize).not.toHaveBeenCalled();
    normalizeEmail('ada@example.com');
    expect(normalize).toHaveBeenCalled();
    normalize.mockRestore();
  });

  it.each(['\u0430dmin@example.com', 'admin@ex\u0430mple.com', 'admin@example.c\u043em', '\u03bfscar@example.com'])(
    '%j mixes Latin letters with some that look like them, and is refused',
    (address) => expect(isEmail(address)).toBe(false),
  );

  it.each(['иван@пример.рф', 'иван@example.com', 'ada@пример.example.com', 'grüße@example.com', '李明@example.com'])(
    '%s is written in any script',
    (address) => expect(isEmail(address)).toBe(true),
  );
});
