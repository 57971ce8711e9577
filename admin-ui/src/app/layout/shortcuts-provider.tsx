import { usePart, useShortcut, useToast } from '@stoa/web-kit';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { shortcuts } from '../../lib/shortcuts';
import { useCloseOnBack } from './use-close-on-back';

const loadDialog = () => import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog);

const OpenShortcuts = createContext<() => void>(() => {});

/** Opens the list of keyboard shortcuts. */
export const useOpenShortcuts = () => useContext(OpenShortcuts);

export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  useCloseOnBack(close);
  useShortcut(shortcuts.help, open);
  const ShortcutsDialog = usePart(loadDialog, isOpen, () => {
    close();
    toast.error('Error', 'The shortcuts couldn’t be opened. Check your connection and try again.');
  });
  return (
    <OpenShortcuts value={open}>
      {children}
      {ShortcutsDialog && <ShortcutsDialog isOpen={isOpen} onClose={close} />}
    </OpenShortcuts>
  );
}
