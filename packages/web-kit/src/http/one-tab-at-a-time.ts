/** What one tab stores, the process of another tab reads a moment later only. */
const SETTLING_MS = 150;

/** Runs `work` while no other tab runs its own; an old browser without locks has to go without. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    locks
      .request(name, async () => {
        const result = work();
        result.then(resolve, reject);
        await result;
        await new Promise((settled) => setTimeout(settled, SETTLING_MS));
      })
      .catch(reject);
  });
}
