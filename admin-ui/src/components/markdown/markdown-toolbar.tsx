import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import type { Editing } from './markdown-edits';
import { tools } from './markdown-tools';

type MarkdownToolbarProps = {
  onUse: (editing: Editing) => void;
  onImage: () => void;
  isPreviewed: boolean;
  onPreview: (shown: boolean) => void;
};

const small = { minWidth: 36, minHeight: 34, paddingInline: 1, whiteSpace: 'nowrap' };

/** A single tab stop; the arrow keys move along it. */
export function MarkdownToolbar({ onUse, onImage, isPreviewed, onPreview }: MarkdownToolbarProps) {
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
      }}
    >
      {tools.map(({ label, sign, look, editing, key }, place) => (
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
          style={look}
          sx={small}
        >
          {sign}
        </Button>
      ))}
      <Button size="small" color="inherit" tabIndex={-1} onClick={onImage} sx={small}>
        Image
      </Button>
      <Button
        size="small"
        variant={isPreviewed ? 'outlined' : 'text'}
        aria-pressed={isPreviewed}
        tabIndex={-1}
        onClick={() => onPreview(!isPreviewed)}
        sx={{ ...small, marginInlineStart: 'auto' }}
      >
        Preview
      </Button>
    </Box>
  );
}
