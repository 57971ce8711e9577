import { SLUG_PATTERN, slugify, slugifyItemTitle } from './slugs';

describe('slugs', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['  Trim me  ', 'trim-me'],
    ["It's 100% done!", 'its-100-done'],
    ['a - b', 'a---b'],
    ['snake_case goes', 'snake-case-goes'],
    ['__init__', 'init'],
    ['under _ score', 'under-score'],
    ['***', ''],
  ])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('collapses hyphens for item titles', () => expect(slugifyItemTitle('a - b -- c')).toBe('a-b-c'));

  it('gives what the rule of slugs accepts, or nothing', () => {
    let seed = 11;
    const below = (limit: number): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % limit;
    };
    // Mixes letters and marks of many scripts with what people commonly type.
    const letter = (): string =>
      below(2) ? String.fromCodePoint(below(0x3000)) : 'aZ09 _-\u00a0\tÉß.'.charAt(below(12));
    for (let round = 0; round < 5_000; round++) {
      const text = Array.from({ length: below(12) }, letter).join('');
      for (const slug of [slugify(text), slugifyItemTitle(text)]) if (slug !== '') expect(slug).toMatch(SLUG_PATTERN);
    }
  });

  it('is stable: a slug is its own slug', () => {
    for (const title of ['Arch & Column', 'One  two', 'x', 'snake_case'])
      expect(slugify(slugify(title))).toBe(slugify(title));
  });
});
