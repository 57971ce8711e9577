/** Enough for some minutes. */
const MOST = 1_000;

/** A position in the log, as PostgreSQL writes it: '16/B374D848'. */
const bytesUntil = (position: string): bigint => {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/**
 * How far a replica is behind. It's known by what the primary had written at moments of our own clock: a replica that has replayed
 * that has everything that was committed before that moment.
 */
export const createLag = () => {
  let written: { bytes: bigint; at: number }[] = [];
  let upToDateAt = Number.NEGATIVE_INFINITY;
  return {
    /** `at` is the moment before the primary was asked. */
    wrote(position: string, at: number): void {
      written = [...written, { bytes: bytesUntil(position), at }].slice(-MOST);
    },
    replayed(position: string): void {
      const bytes = bytesUntil(position);
      const reached = written.findLast((one) => one.bytes <= bytes);
      if (!reached) return;
      upToDateAt = reached.at;
      written = written.filter(({ at }) => at > reached.at);
    },
    forget(): void {
      upToDateAt = Number.NEGATIVE_INFINITY;
    },
    /** The replica has everything that was committed before this moment. */
    upToDateAt: (): number => upToDateAt,
  };
};
