/** Processor time, which other work of the machine adds to, but not to each of several tries. */
const costOf = (work: () => unknown): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return user + system;
};

const TRIES = 3;
/** Four times what the worst text costs. With a rule that isn't linear, one costs thousands of times as much as harmless text. */
const MOST = 100;

/** Whether a text costs little more than harmless text of its length, written by repeating a piece. */
export const isCheap = (read: (text: string) => unknown, text: string, piece: string): boolean => {
  const harmless = piece.repeat(Math.ceil(text.length / piece.length)).slice(0, text.length);
  const usual = Math.min(...Array.from({ length: TRIES }, () => costOf(() => read(harmless))));
  return Array.from({ length: TRIES }).some(() => costOf(() => read(text)) <= MOST * usual);
};
