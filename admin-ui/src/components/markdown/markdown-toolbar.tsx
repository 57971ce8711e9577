import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Editing } from './markdown-edits';
import { tools } from './markdown-tools';

type MarkdownToolbarProps = {
  onUse: (editing: Editing) => void;
  onImage: () => void;
  /** More buttons, at its end. */
  children: ReactNode;
};

/** A single tab stop; the arrow keys move along it. */
export function MarkdownToolbar({ onUse, onImage, children }: MarkdownToolbarProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const target = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target % buttons.length)?.focus();
  }
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        padding: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '& button': { minWidth: 36, minHeight: 34, paddingInline: 1, whiteSpace: 'nowrap' },
      }}
    >
      {tools.map(({ label, Icon, editing, key }, place) => (
        <Button
          key={label}
          size="small"
          variant="text"
          color="inherit"
          aria-label={label}
          title={key ? `${label} (Ctrl or ⌘ + ${key.toUpperCase()})` : label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          tabIndex={place === 0 ? 0 : -1}
          onClick={() => onUse(editing)}
        >
          <Icon fontSize="small" />
        </Button>
      ))}
      <Button size="small" color="inherit" aria-label="Image" title="Image" tabIndex={-1} onClick={onImage}>
        <ImageIcon fontSize="small" />
      </Button>
      {children}
    </Box>
  );
}
