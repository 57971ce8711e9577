import { useEffect, useRef, useState } from 'react';

/** The value once it hasn't changed for the given time. With `leading`, a change that comes alone is followed at once. */
export function useDebounced<Value>(value: Value, milliseconds: number, { leading = false } = {}): Value {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    const isChanging = Date.now() - changedAt.current < milliseconds;
    changedAt.current = Date.now();
    const timer = setTimeout(() => setSettled(value), leading && !isChanging ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, leading]);
  return settled;
}
