import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What can be done with a row: it leads to a page of the panel (`to`), outside of it (`href`), or does something. */
export type RowAction = {
  label: string;
  /** What a button is called before the name of its row, where that is not the label: 'History of'. */
  spoken?: string;
  icon: ReactNode;
} & (
  | { to: string; href?: never; run?: never }
  | { href: string; to?: never; run?: never }
  | { run: () => Promise<void> | void; to?: never; href?: never }
);

/** What the route adds to the rows of a table, such as what another resource knows of the record. */
export type MoreActions = (row: { id: number; name: string }) => RowAction[];

/** What makes a link of a button or of a menu's line. */
export const linkOf = ({ to, href }: RowAction) => {
  if (to !== undefined) return { component: Link, to };
  return href === undefined ? {} : { component: 'a', href };
};
