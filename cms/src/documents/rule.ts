/** What is about to be written: attribute names, relations in any of Strapi's shapes. */
export type Draft = Record<string, unknown>;

export interface Write {
  action: 'create' | 'update' | 'clone';
  /** Of what is updated or cloned; absent while creating. */
  documentId: string | undefined;
  /** The record's own columns as they are now; undefined while creating. */
  current: () => Promise<Draft | undefined>;
}

/** Gives back what is written; throws a Problem that names each field at fault. */
export type Rule = (draft: Draft, write: Write) => Draft | Promise<Draft>;
