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
});
