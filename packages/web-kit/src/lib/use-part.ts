import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded only when needed. A failed load can be retried. */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: to want the part is what starts loading it
  useEffect(() => {
    if (!wanted || Part) return;
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
  }, [wanted, Part]);
  return Part;
}
