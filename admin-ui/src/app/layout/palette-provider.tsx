import { usePart, useToast, whenIdle } from '@stoa/web-kit';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import { navigation } from './navigation';
import { useCloseOnBack } from './use-close-on-back';

const loadDialog = () =>
  import('../../resources/palette/components/palette-dialog').then(({ PaletteDialog }) => PaletteDialog);

const screens = navigation.flatMap(({ links }) => links.map(({ label, to }) => ({ label, to })));

const OpenPalette = createContext<() => void>(() => {});

/** Opens the palette, which leads everywhere. */
export const useOpenPalette = () => useContext(OpenPalette);

/** Ctrl+K or Command+K opens it from everywhere, but where a text field has a use of its own for these keys. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [{ isOpen, openings }, setState] = useState({ isOpen: false, openings: 0 });
  const open = useCallback(
    () => setState((was) => (was.isOpen ? was : { isOpen: true, openings: was.openings + 1 })),
    [],
  );
  const close = () => setState((was) => ({ ...was, isOpen: false }));
  useCloseOnBack(close);
  const PaletteDialog = usePart(loadDialog, isOpen, () => {
    close();
    toast.error('Error', 'The search could not be opened. Please check your connection.');
  });

  // What is typed right after the keys that open it shall find its field.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <OpenPalette value={open}>
      {children}
      {PaletteDialog && <PaletteDialog isOpen={isOpen} openings={openings} onClose={close} screens={screens} />}
    </OpenPalette>
  );
}
