import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded only when needed. A failed load can be retried. */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: to need the part is what starts loading it
  useEffect(() => {
    if (!isNeeded || Part) return;
    let left = false;
    load().then(
      (Loaded) => {
        if (!left) setPart(() => Loaded);
      },
      () => {
        if (!left) onFailure();
      },
    );
    return () => {
      left = true;
    };
  }, [isNeeded, Part]);
  return Part;
}
