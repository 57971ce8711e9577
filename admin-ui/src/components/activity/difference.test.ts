import { splitDifference } from './difference';

describe('splitDifference', () => {
  it.each([
    ['Oak table', 'Oak bench', ['Oak ', 'table', ''], ['Oak ', 'bench', '']],
    ['A table', 'A stable', ['A ', 'table', ''], ['A ', 'stable', '']],
    ['Red, blue', 'Red, green, blue', ['Red, ', '', 'blue'], ['Red, ', 'green, ', 'blue']],
    ['', 'New', ['', '', ''], ['', 'New', '']],
    ['Fir 🌲', 'Fir 🌳', ['Fir ', '🌲', ''], ['Fir ', '🌳', '']],
    ['🌳!', '🜳!', ['', '🌳', '!'], ['', '🜳', '!']],
    ['🌳🌳', '🌳', ['🌳', '🌳', ''], ['🌳', '', '']],
    ['$12.00', '$9.50', ['$', '12.00', ''], ['$', '9.50', '']],
  ])('%s → %s', (before, after, partsBefore, partsAfter) => {
    const found = splitDifference(before, after);
    expect(found).toEqual({ before: partsBefore, after: partsAfter });
    expect([found.before.join(''), found.after.join('')]).toEqual([before, after]);
  });

  it('loses no text and splits no character', () => {
    const texts = ['', 'aa', 'aaa', 'a b', 'b a', 'ab ab', 'ab  ab ab', 'é🌳é', '🌳', '🌲', '🌳🌲', '🜳a', 'a🌳'];
    for (const before of texts)
      for (const after of texts) {
        const found = splitDifference(before, after);
        expect([found.before.join(''), found.after.join('')]).toEqual([before, after]);
        for (const part of [...found.before, ...found.after]) expect(part).not.toMatch(/\p{Surrogate}/u);
      }
  });
});
