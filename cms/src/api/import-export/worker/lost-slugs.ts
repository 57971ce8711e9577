import type { Sheet } from '../../../csv/sheet';
import type { Sql } from '../../../database/sql';
import { readGivers, readTakers, refuseSlugs, type Taker } from '../queries/taken-slugs';

/**
 * The rows whose slug doesn't become free after all: its owner keeps it, an earlier row takes it, or its owner can't get another
 * one. Takers come in file order.
 */
export const lostSlugs = (takers: Taker[], givers: Set<number>): Set<number> => {
  const taken = new Set<string>();
  const takersFrom = new Map<number, Taker[]>();
  const losers: Taker[] = [];
  for (const taker of takers) {
    if (taken.has(taker.slug) || !givers.has(taker.owner_id)) losers.push(taker);
    taken.add(taker.slug);
    const others = takersFrom.get(taker.owner_id) ?? [];
    others.push(taker);
    takersFrom.set(taker.owner_id, others);
  }
  const lost = new Set<number>();
  for (let loser = losers.pop(); loser; loser = losers.pop()) {
    if (lost.has(loser.row)) continue;
    lost.add(loser.row);
    for (const other of takersFrom.get(loser.record_id) ?? []) losers.push(other);
  }
  return lost;
};

export const slugTaken = ({ noun }: Sheet): string => `Another ${noun} already uses this slug`;

/** Runs once every row of the file is planned. Returns the rows it refused. */
export const refuseLostSlugs = async (sql: Sql, id: number, sheet: Sheet): Promise<Set<number>> => {
  const takers = await readTakers(sql, id, sheet.table);
  if (takers.length === 0) return new Set();
  const lost = lostSlugs(takers, await readGivers(sql, id, sheet.table));
  await refuseSlugs(sql, id, [...lost], slugTaken(sheet));
  return lost;
};
