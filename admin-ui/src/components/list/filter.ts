import type { Choice } from '@stoa/web-kit';

/** A parameter of a list's address that is chosen from a few; the empty one filters nothing. */
export interface Filter<Name extends string> {
  name: Name;
  label: string;
  choices: Choice[];
}
