import { paginate } from './paging';

describe('paginate', () => {
  it.each([
    [1, 9, 0, 0, false, false],
    [1, 9, 9, 1, false, false],
    [1, 9, 10, 2, true, false],
    [2, 9, 10, 2, false, true],
    [7, 9, 10, 2, false, true],
  ])('page %d of %d a page, %d in all', (page, limit, total, totalPages, hasNextPage, hasPrevPage) =>
    expect(paginate(page, limit, total)).toEqual({ page, limit, total, totalPages, hasNextPage, hasPrevPage }),
  );

  it('walks through every record exactly once', () => {
    for (let total = 0; total < 40; total++) {
      let seen = 0;
      for (let page = 1; page === 1 || paginate(page - 1, 9, total).hasNextPage; page++)
        seen += Math.min(9, total - (page - 1) * 9);
      expect(seen).toBe(total);
    }
  });
});
