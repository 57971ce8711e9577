import { slugify, slugifyItemTitle } from './slugs';

describe('slugs', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['  Trim me  ', 'trim-me'],
    ["It's 100% done!", 'its-100-done'],
    ['a - b', 'a---b'],
    ['snake_case stays', 'snake_case-stays'],
    ['***', ''],
  ])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('collapses hyphens for item titles', () => expect(slugifyItemTitle('a - b -- c')).toBe('a-b-c'));

  it('is stable: a slug is its own slug', () => {
    for (const title of ['Arch & Column', 'One  two', 'x']) expect(slugify(slugify(title))).toBe(slugify(title));
  });
});
