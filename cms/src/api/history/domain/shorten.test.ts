import { CHANGE_TEXT_LENGTH as LENGTH } from '@stoa/contract';
import { shorten } from './shorten';

describe('shorten', () => {
  it.each([
    ['a', 'b'],
    [null, 'x'.repeat(LENGTH)],
    ['', null],
  ])('leaves short texts whole', (before, after) => {
    expect(shorten(before, after)).toEqual({ before, after, shortened: false });
  });

  it('shows long texts around the first difference', () => {
    const { before, after, shortened } = shorten(`${'a'.repeat(9000)}OLD${'b'.repeat(9000)}`, `${'a'.repeat(9000)}NEW`);
    expect(before).toBe(`…${'a'.repeat(100)}OLD${'b'.repeat(LENGTH - 105)}…`);
    expect(after).toBe(`…${'a'.repeat(100)}NEW`);
    expect(shortened).toBe(true);
  });

  it('shows the beginning of what came or went', () => {
    expect(shorten(null, 'x'.repeat(5000))).toEqual({
      before: null,
      after: `${'x'.repeat(LENGTH - 2)}…`,
      shortened: true,
    });
  });

  it('never exceeds the length, nor halves a character', () => {
    for (const shift of [0, 1, 2, 3]) {
      const text = `${'x'.repeat(shift)}${'🌳'.repeat(3000)}`;
      const { before, after } = shorten(text, `${text.slice(0, 4000 + shift)}!${text.slice(4000 + shift)}`);
      for (const side of [before ?? '', after ?? '']) {
        expect(side.length).toBeLessThanOrEqual(LENGTH);
        expect(side.isWellFormed()).toBe(true);
      }
    }
  });
});
