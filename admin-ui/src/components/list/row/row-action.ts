import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Something to do with a row: open a panel page (`to`), open a page outside the panel (`href`), or run code (`run`). */
export type RowAction = {
  label: string;
  /** What a button says before the row's name, if it isn't the label: 'History of'. */
  spoken?: string;
  icon: ReactNode;
} & (
  | { to: string; href?: never; run?: never }
  | { href: string; to?: never; run?: never }
  | { run: () => Promise<void> | void; to?: never; href?: never }
);

export type NamedRow = { id: number; name: string };

/** Row actions that the route adds to a table, such as ones based on another resource. */
export type MoreActions = (row: NamedRow) => RowAction[];

/** Props that turn a button or menu item into a link. */
export const linkOf = ({ to, href }: RowAction) => {
  if (to !== undefined) return { component: Link, to };
  return href === undefined ? {} : { component: 'a', href };
};
