import { DEFAULT_MENUS, isWebAddress, type LinkTarget } from '@stoa/contract';
import type { RecordKinds } from '../../../lib/record-kinds';

export interface LinkOption {
  heading: string;
  title: string;
  url: string;
  hint?: string;
}

/** An address isn’t searched for. */
export const wordsIn = (typed: string): string => (isWebAddress(typed.trim()) ? '' : typed.trim());

/**
 * The shop’s own pages whose names have the words, then the records that were found, by kind; kinds with a record of exactly that
 * name first. Those found for the words before are left out, so that Enter can’t choose something else.
 */
export function linkOptions(typed: string, found: readonly LinkTarget[], kinds: RecordKinds): LinkOption[] {
  const name = wordsIn(typed).toLowerCase();
  const words = name.split(/\s+/);
  const options: LinkOption[] = [
    ...DEFAULT_MENUS.header.map(({ label, url }) => ({ heading: 'Shop', title: label, url })),
    ...found.map(({ kind, title, url, visible }) => ({
      heading: kinds[kind].many,
      title,
      url,
      ...(!visible && { hint: 'Not published' }),
    })),
  ].filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const named = new Set(options.filter(({ title }) => title.toLowerCase() === name).map(({ heading }) => heading));
  return options.toSorted((one, other) => Number(named.has(other.heading)) - Number(named.has(one.heading)));
}
