import { splitDifference } from './difference';

describe('splitDifference', () => {
  it.each([
    ['Oak table', 'Oak bench', ['Oak ', 'table', ''], ['Oak ', 'bench', '']],
    ['A table', 'A stable', ['A ', 'table', ''], ['A ', 'stable', '']],
    ['Red, blue', 'Red, green, blue', ['Red, ', '', 'blue'], ['Red, ', 'green, ', 'blue']],
    ['', 'New', ['', '', ''], ['', 'New', '']],
    ['$12.00', '$9.50', ['$', '12.00', ''], ['$', '9.50', '']],
  ])('%s → %s', (before, after, partsBefore, partsAfter) => {
    const found = splitDifference(before, after);
    expect(found).toEqual({ before: partsBefore, after: partsAfter });
    expect([found.before.join(''), found.after.join('')]).toEqual([before, after]);
  });

  it('loses nothing, whatever the texts', () => {
    const texts = ['', 'aa', 'aaa', 'a b', 'b a', 'ab ab', 'ab  ab ab', 'é🌳é', '🌳'];
    for (const before of texts)
      for (const after of texts) {
        const found = splitDifference(before, after);
        expect([found.before.join(''), found.after.join('')]).toEqual([before, after]);
      }
  });
});
