import type { CSSProperties } from 'react';
import { around, beforeLines, codeBlock, type Editing, link } from './markdown-edits';

interface Tool {
  label: string;
  sign: string;
  look?: CSSProperties;
  editing: Editing;
  /** Shortcut key, with Ctrl or Command. */
  key?: string;
}

export const tools: Tool[] = [
  { label: 'Bold', sign: 'B', look: { fontWeight: 800 }, editing: around('**', 'bold'), key: 'b' },
  { label: 'Italic', sign: 'I', look: { fontStyle: 'italic' }, editing: around('_', 'italic'), key: 'i' },
  { label: 'Heading', sign: 'H', editing: beforeLines(() => '## ') },
  { label: 'Link', sign: 'Link', editing: link, key: 'k' },
  { label: 'Bulleted list', sign: '• List', editing: beforeLines(() => '- ') },
  { label: 'Numbered list', sign: '1. List', editing: beforeLines((place) => `${place + 1}. `) },
  { label: 'Task list', sign: '☐ Tasks', editing: beforeLines(() => '- [ ] ') },
  { label: 'Quote', sign: '“ Quote', editing: beforeLines(() => '> ') },
  { label: 'Code', sign: 'Code', editing: around('`', 'code'), key: 'e' },
  { label: 'Code block', sign: '{ }', editing: codeBlock },
];
