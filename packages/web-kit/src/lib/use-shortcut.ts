import { useEffect, useEffectEvent } from 'react';
import { readStored } from './browser-storage';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it, in lower case. */
  key: string;
  /** With Control or Command. */
  mod?: boolean;
  /** Also while someone is typing or a dialog is open. */
  anywhere?: boolean;
}

/** Stored as 'off' by people whose speech or slipping fingers would otherwise press single keys. */
export const SINGLE_KEYS = 'stoa-single-keys';

/** How a shortcut is shown on a button. */
export const keysOf = ({ key, mod }: Shortcut): string => {
  const name = key.toUpperCase();
  if (!mod) return name;
  return /Mac|iPhone|iPad/.test(navigator.platform) ? `⌘${name}` : `Ctrl+${name}`;
};

/** The same for `aria-keyshortcuts`. */
export const spokenKeysOf = ({ key, mod }: Shortcut): string => {
  const name = key.toUpperCase();
  return mod ? `Control+${name} Meta+${name}` : name;
};

export function useShortcut(shortcut: Shortcut, run: (event: KeyboardEvent) => void, isOn = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isPressed(shortcut, event)) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

export function isPressed({ key, mod = false, anywhere = false }: Shortcut, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== mod || event.altKey) return false;
  // Without Control, Shift may be needed for the character itself, such as '?'.
  if (mod ? event.shiftKey : readStored(SINGLE_KEYS) === 'off') return false;
  return anywhere || !isPlaceForLetters(event.target);
}

/** Whether a typed letter is meant for a field or an open dialog. */
const isPlaceForLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;
