import { usePart, useShortcut, useToast, whenIdle } from '@stoa/web-kit';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { shortcuts } from '../../lib/shortcuts';
import { resources } from '../resources';
import { navigation } from './navigation';
import { useCloseOnBack } from './use-close-on-back';

const loadDialog = () => import('../palette/palette-dialog').then(({ PaletteDialog }) => PaletteDialog);

const pages = [
  {
    heading: 'Go to',
    destinations: navigation.flatMap(({ links }) => links.flatMap((link) => [link, ...(link.parts ?? [])])),
  },
  { heading: 'Create', destinations: resources.flatMap(({ creates = [] }) => creates) },
];

const OpenPalette = createContext<() => void>(() => {});

/** Opens the palette, which leads everywhere. */
export const useOpenPalette = () => useContext(OpenPalette);

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
    toast.error('Error', 'Search couldn’t be opened. Check your connection and try again.');
  });

  // Preloaded, so that text typed right after the shortcut lands in the field.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);

  useShortcut(shortcuts.goTo, open);

  return (
    <OpenPalette value={open}>
      {children}
      {PaletteDialog && <PaletteDialog isOpen={isOpen} openings={openings} onClose={close} pages={pages} />}
    </OpenPalette>
  );
}
