/** Runs `work` while no other tab runs its own; an old browser without locks has to go without. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? (locks.request(name, work) as Promise<Result>) : work();
}
