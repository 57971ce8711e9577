import type { Destination } from '../../lib/resource';

export interface DestinationGroup {
  heading: string;
  destinations: readonly Destination[];
}

/** A destination and the heading it's listed under. */
export interface PaletteOption extends Destination {
  heading: string;
}

const matchesAll = ({ label, hint = '' }: Destination, words: string[]) =>
  words.every((word) => `${label} ${hint}`.toLowerCase().includes(word));

const firstWhere = <One>(all: readonly One[], isFirst: (one: One) => boolean): One[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

/**
 * Pages and forms whose names contain all the words in any order, then the records found. Records found for the previous words
 * stay only if they match the current ones too, so that Enter can't open something else. Exact name matches come first, and so do
 * their headings.
 */
export function paletteOptions(
  pages: readonly DestinationGroup[],
  typed: string,
  records: readonly DestinationGroup[] = [],
  isOfWordsBefore = false,
): PaletteOption[] {
  const name = typed.trim().toLowerCase();
  const words = name.split(/\s+/).filter(Boolean);
  const isNamed = ({ label }: Destination) => label.toLowerCase() === name;
  const matching = (groups: readonly DestinationGroup[]): DestinationGroup[] =>
    groups.map(({ heading, destinations }) => ({
      heading,
      destinations: destinations.filter((destination) => matchesAll(destination, words)),
    }));
  const groups = [...matching(pages), ...(isOfWordsBefore ? matching(records) : records)];
  return firstWhere(groups, ({ destinations }) => destinations.some(isNamed)).flatMap(({ heading, destinations }) =>
    firstWhere(destinations, isNamed).map((destination) => ({ heading, ...destination })),
  );
}
