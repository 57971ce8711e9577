/** Uses each one, several at once. The first that fails ends it: no other is begun, and those that were are waited for. */
export const severalAtATime = async <One>(
  width: number,
  all: readonly One[],
  use: (one: One) => Promise<void>,
): Promise<void> => {
  const rest = all.values();
  let failure: { error: unknown } | undefined;
  const work = async (): Promise<void> => {
    for (const one of rest) {
      if (failure) return;
      await use(one).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (failure) throw failure.error;
};
