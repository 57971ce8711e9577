/** A post that links to an item. */
export interface Mention {
  id: number;
  slug: string;
  title: string;
}
