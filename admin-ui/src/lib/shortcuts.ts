import { type Shortcut, UNDO } from '@stoa/web-kit';

interface NamedShortcut extends Shortcut {
  does: string;
}

/** Every shortcut of the panel, in the order in which '?' lists them. */
export const shortcuts = {
  goTo: { key: 'k', mod: true, anywhere: true, does: 'Go to a page or record' },
  search: { key: '/', does: 'Search the list' },
  create: { key: 'n', does: 'Create a new record in the list' },
  save: { key: 's', mod: true, anywhere: true, does: 'Save the form' },
  undo: { ...UNDO, does: 'Undo a deletion while its message is shown' },
  help: { key: '?', does: 'Show the keyboard shortcuts' },
} satisfies Record<string, NamedShortcut>;
