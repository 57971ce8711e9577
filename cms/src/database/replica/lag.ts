import type { Position } from './positions';

/** Enough for some minutes. */
const MOST = 1_000;
const PAGE = 8_192n;
const LONGEST_HEADER = 40n;

/**
 * A position in the log is written as '16/B374D848'. At the start of a page, a primary counts the header as written, a replica doesn't
 * until a record follows, which may take minutes.
 */
const bytesUntil = (lsn: string): bigint => {
  const [high = '', low = ''] = lsn.split('/');
  const bytes = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const inPage = bytes % PAGE;
  return inPage <= LONGEST_HEADER ? bytes - inPage : bytes;
};

interface Look {
  /** The replica before and after the primary was asked. */
  before: Position;
  primary: Position;
  after: Position;
  /** The moment before the primary was asked. */
  at: number;
}

/** Otherwise it follows another primary, or none since this one was promoted or restored. */
const isFollowing = ({ before, primary, after }: Look): boolean =>
  [before, after].every(({ history }) => history === primary.history) &&
  bytesUntil(before.lsn) <= bytesUntil(primary.lsn);

/**
 * How far a replica is behind. It's known by what the primary had written at moments of our own clock: a replica that has replayed
 * that has everything that was committed before that moment.
 */
export const createLag = () => {
  let written: { bytes: bigint; at: number }[] = [];
  let upToDateAt = Number.NEGATIVE_INFINITY;
  const forget = (): void => {
    upToDateAt = Number.NEGATIVE_INFINITY;
  };
  return {
    /** Whether it follows the primary. */
    compare(look: Look): boolean {
      if (!isFollowing(look)) {
        written = [];
        forget();
        return false;
      }
      written = [...written, { bytes: bytesUntil(look.primary.lsn), at: look.at }].slice(-MOST);
      const replayed = bytesUntil(look.after.lsn);
      const reached = written.findLast(({ bytes }) => bytes <= replayed);
      if (!reached) return true;
      upToDateAt = reached.at;
      written = written.filter(({ at }) => at > reached.at);
      return true;
    },
    forget,
    /** The replica has everything that was committed before this moment. */
    upToDateAt: (): number => upToDateAt,
  };
};
