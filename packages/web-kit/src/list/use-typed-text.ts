import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 300;

type TypedText = {
  value: string;
  /** What the URL would hold for the typed text; null while it's invalid. */
  clean: (typed: string) => string | null;
  onChange: (text: string) => void;
};

/**
 * Typed text that is mirrored in the page's URL. It's reported after a pause, or immediately with `reportNow`. The text stays as
 * typed unless the URL changes for another reason, such as a link or the back button.
 */
export function useTypedText({ value, clean, onChange }: TypedText) {
  const [text, setText] = useState(value);
  /** Values that were reported but haven't come back as `value` yet. */
  const reported = useRef<string[]>([]);

  function reportNow(typed: string) {
    const cleaned = clean(typed);
    if (cleaned === null || cleaned === (reported.current.at(-1) ?? value)) return;
    reported.current.push(cleaned);
    onChange(cleaned);
  }
  const reportAfterPause = useEffectEvent(reportNow);
  const followed = useRef(value);
  const follow = useEffectEvent((now: string) => {
    // The first time, too, something may have been typed already.
    if (now === followed.current) return;
    followed.current = now;
    const place = reported.current.indexOf(now);
    reported.current.splice(0, place >= 0 ? place + 1 : reported.current.length);
    if (place < 0) setText((typed) => (clean(typed) === now ? typed : now));
  });

  useEffect(() => follow(value), [value]);
  useEffect(() => {
    const pause = setTimeout(() => reportAfterPause(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  return { text, setText, reportNow };
}
