/** Another tab's process only sees stored values a moment later. */
const SETTLING_MS = 150;

/** Runs `work` while no other tab runs its own. Old browsers without locks run it directly. */
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
