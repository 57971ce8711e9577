import type { Item, PostSummary, User } from '@stoa/contract';
import { paths } from '../../../config/paths';

/** Somewhere to go: what it is called, under which heading, and where it is. */
export interface Destination {
  group: string;
  label: string;
  hint?: string;
  to: string;
}

export interface Found {
  items: Pick<Item, 'id' | 'title'>[];
  posts: Pick<PostSummary, 'id' | 'title'>[];
  users: Pick<User, 'id' | 'name' | 'email'>[];
}

const creations: Destination[] = [
  { group: 'Create', label: 'New item', to: paths.newItem },
  { group: 'Create', label: 'New post', to: paths.newPost },
];

const saysAll = (label: string, words: string[]) => words.every((word) => label.toLowerCase().includes(word));

/**
 * Screens and forms whose name has all the words, in any order, then the records that were found. What was found for the words
 * before stays only where it has these words as well: Enter must not open something else.
 */
export function destinations(
  screens: { label: string; to: string }[],
  typed: string,
  found?: Found,
  isOfWordsBefore = false,
): Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const known = [...screens.map((screen) => ({ group: 'Go to', ...screen })), ...creations];
  const records: Destination[] = [
    ...(found?.items ?? []).map(({ id, title }) => ({ group: 'Items', label: title, to: paths.item(id) })),
    ...(found?.posts ?? []).map(({ id, title }) => ({ group: 'Posts', label: title, to: paths.post(id) })),
    ...(found?.users ?? []).map(({ name, email }) => ({
      group: 'Users',
      label: name,
      hint: email,
      to: `${paths.users}?${new URLSearchParams({ search: email })}`,
    })),
  ];
  return [
    ...known.filter(({ label }) => saysAll(label, words)),
    ...records.filter(({ label, hint }) => !isOfWordsBefore || saysAll(`${label} ${hint ?? ''}`, words)),
  ];
}
