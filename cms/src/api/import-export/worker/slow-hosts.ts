/** If a host has been too slow in this many rounds in a row, it isn’t asked for the rest. */
const MOST_ROUNDS = 3;
/** Milliseconds between two rounds, so that one outage doesn’t use up all of them. */
const REST = 10_000;

/** The hosts that were too slow, and since when nothing else has come from them. */
export const createSlowHosts = () => {
  const hosts = new Map<string, { rounds: number; at: number }>();
  const isHopeless = (rounds: number): boolean => rounds >= MOST_ROUNDS;

  return {
    /** Images that were asked for together run out of time together: they count once. */
    add(host: string, begunAt: number): { isHopeless: boolean; counts: boolean } {
      const known = hosts.get(host);
      if (known && begunAt < known.at) return { isHopeless: isHopeless(known.rounds), counts: false };
      const before = known && !isHopeless(known.rounds) ? known.rounds : 0;
      hosts.set(host, { rounds: before + 1, at: Date.now() });
      return { isHopeless: isHopeless(before + 1), counts: true };
    },
    forget(host: string): void {
      hosts.delete(host);
    },
    resting: (): string[] =>
      [...hosts].flatMap(([host, { rounds, at }]) => (!isHopeless(rounds) && Date.now() < at + REST ? [host] : [])),
  };
};
