const MOST = 7;
const AROUND = 1;

/**
 * The first page, the last, and those around the current one; null stands for pages left out. From seven pages on, there are
 * always seven, so that the links keep their places.
 */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const all = Array.from({ length: totalPages }, (_, place) => place + 1);
  if (totalPages <= MOST) return all;
  const atAnEnd = MOST - 2;
  if (page < atAnEnd) return [...all.slice(0, atAnEnd), null, totalPages];
  if (page > totalPages - atAnEnd + 1) return [1, null, ...all.slice(-atAnEnd)];
  return [1, null, ...all.slice(page - 1 - AROUND, page + AROUND), null, totalPages];
}
