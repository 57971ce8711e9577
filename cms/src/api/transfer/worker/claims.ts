import type { Known } from '../../../csv/sheet';
import type { Claim } from '../queries/import-rows';

/** Who owns what in the shop and in the file: a record or a slug that an earlier row has is not for a later one. */
export const createClaims = (found: Known[], earlier: Claim[]) => {
  const byId = new Map(found.map((known) => [known.id, known]));
  const bySlug = new Map(found.map((known) => [known.slug, known]));
  const records = new Map(earlier.map(({ record_id, row }) => [record_id, row]));
  // A slug that is still another's is judged when the whole file is known.
  const slugs = new Map(earlier.flatMap(({ slug, row, takes_slug }) => (takes_slug ? [] : [[slug, row] as const])));
  return {
    find: ({ id, slug }: { id: number | undefined; slug: string }) =>
      id === undefined ? bySlug.get(slug) : byId.get(id),
    /** Whose slug it is that a row asks for, where it is not its own. */
    ownerOf: (slug: string, known: Known | undefined) => {
      const owner = slug === '' ? undefined : bySlug.get(slug);
      return owner?.id === known?.id ? undefined : owner;
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
