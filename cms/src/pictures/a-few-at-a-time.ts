/** Runs up to `limit` jobs at once; the others wait their turn. */
export const aFewAtATime = (limit: number) => {
  let free = limit;
  const waiting: (() => void)[] = [];

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await job();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else free += 1;
    }
  };
};
