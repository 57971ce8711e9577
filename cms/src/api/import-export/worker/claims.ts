import type { SheetRecord } from '../../../csv/sheet';
import type { Claim } from '../queries/import-rows';

/** Tracks who owns what in the shop and the file: a later row can't have a record or slug that an earlier row has claimed. */
export const createClaims = (found: SheetRecord[], earlier: Claim[]) => {
  const byId = new Map(found.map((record) => [record.id, record]));
  const bySlug = new Map(found.map((record) => [record.slug, record]));
  const records = new Map(earlier.map(({ record_id, row }) => [record_id, row]));
  // Slugs that another record still holds are judged once the whole file is planned.
  const slugs = new Map(earlier.flatMap(({ slug, row, takes_slug }) => (takes_slug ? [] : [[slug, row] as const])));
  return {
    find: ({ id, slug }: { id: number | undefined; slug: string }) =>
      id === undefined ? bySlug.get(slug) : byId.get(id),
    ownerOf: (slug: string, record: SheetRecord | undefined) => {
      const owner = slug === '' ? undefined : bySlug.get(slug);
      return owner?.id === record?.id ? undefined : owner;
    },
    rowOf: (recordId: number | null, slug: string) =>
      (recordId === null ? undefined : records.get(recordId)) ?? (slug === '' ? undefined : slugs.get(slug)),
    claim: ({ row, record_id, slug, takes_slug }: Claim) => {
      if (record_id !== null) records.set(record_id, row);
      if (!takes_slug) slugs.set(slug, row);
    },
  };
};

export type Claims = ReturnType<typeof createClaims>;
