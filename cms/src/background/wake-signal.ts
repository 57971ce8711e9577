/** Wakes one waiter. If no one is waiting, the next wait returns at once. */
export const createWakeSignal = () => {
  let given = false;
  let wake: (() => void) | undefined;

  return {
    give(): void {
      given = true;
      wake?.();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!given)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      given = false;
      wake = undefined;
    },
  };
};
