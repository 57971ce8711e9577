import { lostSlugs } from './lost-slugs';

/** `[record, owner]`: each row gives the record its owner's slug. */
const takers = (...pairs: [number, number][]) =>
  pairs.map(([record_id, owner_id], index) => ({ row: index + 2, record_id, slug: `of-${owner_id}`, owner_id }));
const lost = (givers: number[], ...pairs: [number, number][]) => [...lostSlugs(takers(...pairs), new Set(givers))];

describe('lostSlugs', () => {
  it('lets two exchange theirs, and a ring pass them round', () => {
    expect(lost([1, 2], [1, 2], [2, 1])).toEqual([]);
    expect(lost([1, 2, 3], [1, 2], [2, 3], [3, 1])).toEqual([]);
  });

  it('refuses who wants what nobody gives up, and all who count on that one', () => {
    expect(lost([1, 2, 3], [1, 2], [2, 3], [3, 4]).sort()).toEqual([2, 3, 4]);
    expect(lost([1, 2], [1, 2], [2, 9], [3, 1], [5, 6]).sort()).toEqual([2, 3, 4, 5]);
  });

  it('gives a slug to the first who asks for it', () => {
    expect(lost([1, 2], [2, 1], [3, 1], [4, 2])).toEqual([3]);
  });

  it('leaves rows that all get their slug, whatever was asked', () => {
    let seed = 7;
    const below = (limit: number): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % limit;
    };
    for (let round = 0; round < 200; round++) {
      const records = Array.from({ length: 12 }, (_, n) => n + 1);
      const rows = takers(...records.filter(() => below(4) > 0).map((id): [number, number] => [id, 1 + below(12)]));
      const others = records.filter((id) => below(3) > 0 && !rows.some((row) => row.record_id === id));
      const refused = lostSlugs(rows, new Set([...rows.map((row) => row.record_id), ...others]));
      const winners = rows.filter(({ row }) => !refused.has(row));
      const giving = new Set([...others, ...winners.map((row) => row.record_id)]);
      expect(new Set(winners.map(({ slug }) => slug)).size).toBe(winners.length);
      expect(winners.every(({ owner_id }) => giving.has(owner_id))).toBe(true);
    }
  });

  it('goes through as many as a file may have, all after one slug or each after the next', () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => n);
    const after = (owner: (n: number) => number) =>
      rows.map((n) => ({ row: n, record_id: n, slug: `of-${owner(n)}`, owner_id: owner(n) }));
    expect(
      lostSlugs(
        after((n) => n + 1),
        new Set(rows),
      ).size,
    ).toBe(rows.length);
    expect(
      lostSlugs(
        after(() => 7),
        new Set(rows),
      ).size,
    ).toBe(rows.length);
  });
});
