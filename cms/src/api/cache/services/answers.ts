import { signals } from '../../../database/loops/signals';
import { readingForAll } from '../../../database/replica/read-replica';
import type { Answer } from '../../../http/answer';
import { createAnswerCache } from '../answer-cache';
import { createClearAt } from '../clear-at';

const KEPT = [200, 301, 404];

/** Undefined if there is nothing to answer with. */
type Made = Promise<Answer | undefined>;

/** What is made without being kept, and what is made after it, for all who asked meanwhile. */
interface Passing {
  made: Made;
  next?: Made;
}

export default () => {
  const cache = createAnswerCache();
  const underway = new Map<string, Made>();
  const passing = new Map<string, Passing>();
  const counted = { hits: 0, made: 0, joined: 0, passed: 0, failed: 0, cleared: 0 };
  let generation = 0;

  /** Kept only if nothing changed since before the first query. */
  const makeAndKeep = async (address: string, make: () => Made): Made => {
    const before = generation;
    try {
      const answer = await readingForAll(make);
      if (answer && generation === before && KEPT.includes(answer.status)) cache.keep(address, answer);
      return answer;
    } finally {
      if (generation === before) underway.delete(address);
    }
  };

  /** Only while it is certain that changes are heard. */
  const find = (address: string): Answer | undefined => {
    const answer = signals.areProven() ? cache.find(address) : undefined;
    if (answer) counted.hits += 1;
    return answer;
  };

  /** Everybody gets what was made after they asked, so that a change of theirs is in it. */
  const pass = (address: string, make: () => Made): { made: Made; isJoined: boolean } => {
    const before = passing.get(address);
    if (before?.next) return { made: before.next, isJoined: true };
    const start = (): Made => {
      const one: Passing = { made: make() };
      passing.set(address, one);
      const end = () => {
        if (!one.next) passing.delete(address);
      };
      one.made.then(end, end);
      return one.made;
    };
    if (!before) return { made: start(), isJoined: false };
    before.next = before.made.then(start, start);
    return { made: before.next, isJoined: false };
  };

  const counting = async (made: Made): Made => {
    try {
      return await made;
    } catch (error) {
      counted.failed += 1;
      throw error;
    }
  };

  const clear = (): void => {
    generation += 1;
    counted.cleared += 1;
    cache.clear();
    underway.clear();
  };

  return {
    find,

    /** However many ask at once, an answer is made once. `how` is what the cache did, as RFC 9211 says it. */
    async get(address: string, make: () => Made): Promise<{ answer: Answer | undefined; how: string }> {
      if (!signals.areProven()) {
        const { made, isJoined } = pass(address, make);
        counted[isJoined ? 'joined' : 'passed'] += 1;
        return {
          answer: await (isJoined ? made : counting(made)),
          how: isJoined ? 'fwd=bypass; collapsed' : 'fwd=bypass',
        };
      }
      const found = find(address);
      if (found) return { answer: found, how: 'hit' };
      const making = underway.get(address);
      if (making) {
        counted.joined += 1;
        return { answer: await making, how: 'fwd=uri-miss; collapsed' };
      }
      counted.made += 1;
      const made = makeAndKeep(address, make);
      underway.set(address, made);
      return { answer: await counting(made), how: 'fwd=uri-miss' };
    },

    /** Rises with every change of what visitors are shown. */
    contentVersion: () => generation,

    clear,
    clearAt: createClearAt(clear),

    figures: () => ({ ...counted, ...cache.figures() }),
  };
};
