import { useEffect, useRef, useState } from 'react';

/** The value, as soon as it changes; while it goes on changing, as when somebody types, only once it stays for the given time. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    const isChanging = Date.now() - changedAt.current < milliseconds;
    changedAt.current = Date.now();
    const timer = setTimeout(() => setSettled(value), isChanging ? milliseconds : 0);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
