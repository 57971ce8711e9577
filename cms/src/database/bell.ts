/** Wakes one waiter. Rung while nobody waits, it wakes the next one at once. */
export const createBell = () => {
  let rung = false;
  let wake: (() => void) | undefined;

  return {
    ring(): void {
      rung = true;
      wake?.();
    },
    /** Until the bell rings, or until the time is over. */
    async wait(milliseconds: number): Promise<void> {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      rung = false;
      wake = undefined;
    },
  };
};
