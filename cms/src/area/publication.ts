import type { TrashKind } from '@stoa/contract';
import type { Context } from '../services';
import type { TermKind } from '../terms/term-kind';

/** What the page of one record says, for readers without a browser. */
export interface Article {
  /** Where the page is now, by whatever slug or id it was asked for. */
  slug: string;
  title: string;
  category: string;
  /** What else matters at first sight: an item's price, a post's author. */
  note: string;
  /** An image, as a path or full URL. */
  image: string | null;
  /** The text below the title. */
  markdown: string;
}

/** Records with public pages, as search engines, feed readers, and language models are told of them. */
export interface Publication {
  kind: TrashKind;
  table: string;
  /** SQL for what every visitor can see. */
  visible: string;
  /** SQL for the last change that visitors can see. */
  changedAt: string;
  /** SQL for the order of lists, newest first. */
  newest: string;
  /** SQL for the address of a record's image. */
  image: string;
  name: string;
  /** The page that lists them, if there is one, and those that list some of them. */
  list?: { path: string; terms: { kind: TermKind; page: (slug: string) => string }[] };
  page: (slug: string) => string;
  /** Undefined if visitors can't see such a record. */
  read: (context: Context, slug: string) => Promise<Article | undefined>;
}
