import { sql as statement } from 'kysely';
import type { Sql } from '../sql';
import { tables } from '../tables';

/** Words of texts, with how many of these have each. */
type Vocabulary = ReadonlyMap<string, number>;

/** In case a change wasn’t heard. */
const MAX_AGE_MS = 60_000;
/** Shorter ones are near to too many others. */
const SHORTEST = 3;
/** More words than people search for aren't worth the time. */
const MOST_WORDS = 5;

const readWords = async (sql: Sql, texts: string): Promise<Vocabulary> => {
  const { rows } = await statement<{ word: string; count: string }>`
    SELECT lower(word) AS word, count(*) AS count
    FROM (${statement.raw(texts)}) AS texts (text), regexp_split_to_table(text, '[^[:alpha:]]+') AS word
    WHERE length(word) >= ${SHORTEST} GROUP BY 1`.execute(tables(sql));
  return new Map(rows.map(({ word, count }) => [word, Number(count)]));
};

/** How many letters are missing, added, different, or swapped with their neighbor; `most` + 1 if more. */
export const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row[to] = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
};

const sameLetters = (one: string, other: string): number => {
  const different = [...one].findIndex((letter, place) => letter !== other[place]);
  return different < 0 ? one.length : different;
};

/** The nearest known word: fewest edits, then the longest same beginning, then the most frequent. */
export const nearestWord = (word: string, vocabulary: Vocabulary): string | undefined => {
  const most = word.length < 5 ? 1 : 2;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [known, count] of vocabulary) {
    const edits = editsBetween(word, known, most);
    if (edits > most) continue;
    const weight = edits - Math.min(sameLetters(word, known), 9) / 10 - Math.min(count, 999) / 10_000;
    if (weight < least) [nearest, least] = [known, weight];
  }
  return nearest;
};

const isKnown = (word: string, vocabulary: Vocabulary): boolean => {
  if (word.length < SHORTEST) return true;
  for (const known of vocabulary.keys()) if (known.includes(word)) return true;
  return false;
};

/** The search with its typos corrected, as far as its words are near to known ones. Undefined: nothing was corrected. */
export const correctWords = (search: string, vocabulary: Vocabulary): string | undefined => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > MOST_WORDS) return undefined;
  const corrected = words.map((word) => (isKnown(word, vocabulary) ? word : (nearestWord(word, vocabulary) ?? word)));
  return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ');
};

/**
 * For a search that found nothing: what may have been meant, if that finds something.
 * @param texts a query whose only column has titles and names that visitors see
 * @param contentVersion rises whenever these may have changed
 */
export const suggestSearch = (sql: Sql, texts: string, contentVersion: () => number) => {
  let words: Promise<Vocabulary> | undefined;
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  const vocabulary = (): Promise<Vocabulary> => {
    if (words && version === contentVersion() && performance.now() - readAt < MAX_AGE_MS) return words;
    readAt = performance.now();
    version = contentVersion();
    words = readWords(sql, texts);
    words.catch(() => {
      words = undefined;
    });
    return words;
  };

  return async (
    search: string | undefined,
    finds: (search: string) => Promise<boolean>,
  ): Promise<string | undefined> => {
    const corrected = search && correctWords(search, await vocabulary());
    return corrected && (await finds(corrected)) ? corrected : undefined;
  };
};
