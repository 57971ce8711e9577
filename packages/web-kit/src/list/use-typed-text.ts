import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 300;

type TypedText = {
  /** What the address of the page says now. */
  value: string;
  /** What the address would say for what was typed; null while that makes no sense. */
  clean: (typed: string) => string | null;
  onChange: (text: string) => void;
};

/**
 * A text that is typed here and stands in the address of the page. It is told after a pause, or at once with `tellNow`. What is typed
 * stays as typed; only a change that did not come from here (a link, the back button) replaces it.
 */
export function useTypedText({ value, clean, onChange }: TypedText) {
  const [text, setText] = useState(value);
  /** What was told and has not come back as `value` yet. */
  const told = useRef<string[]>([]);

  function tellNow(typed: string) {
    const cleaned = clean(typed);
    if (cleaned === null || cleaned === (told.current.at(-1) ?? value)) return;
    told.current.push(cleaned);
    onChange(cleaned);
  }
  const tellAfterPause = useEffectEvent(tellNow);
  const follow = useEffectEvent((now: string) => {
    const place = told.current.indexOf(now);
    told.current.splice(0, place >= 0 ? place + 1 : told.current.length);
    if (place < 0) setText((typed) => (clean(typed) === now ? typed : now));
  });

  useEffect(() => follow(value), [value]);
  useEffect(() => {
    const pause = setTimeout(() => tellAfterPause(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  return { text, setText, tellNow };
}
