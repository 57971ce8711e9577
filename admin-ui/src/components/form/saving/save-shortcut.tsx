import { isPressed } from '@stoa/web-kit';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { shortcuts } from '../../../lib/shortcuts';
import { SavingContext, useSave } from './save';

const DIALOG = '.MuiModal-root';

/** Saves the form that it's in by Ctrl+S. In a dialog over a form, that doesn't save the form below, nor the page as a file. */
export function SaveShortcut() {
  const mark = useRef<HTMLSpanElement>(null);
  const { canStay } = useContext(SavingContext);
  const save = useSave();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !isPressed(shortcuts.save, event) || !(target instanceof Element)) return;
    event.preventDefault();
    if (target.closest(DIALOG) === (mark.current?.closest(DIALOG) ?? null)) void save(canStay);
  });
  useEffect(() => {
    // A form in a dialog hears of it before the one on the page.
    const place = mark.current?.closest<HTMLElement>(DIALOG) ?? document.body;
    place.addEventListener('keydown', onKeyDown);
    return () => place.removeEventListener('keydown', onKeyDown);
  }, []);
  return <span ref={mark} hidden />;
}
