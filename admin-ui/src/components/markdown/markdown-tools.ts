import TasksIcon from '@mui/icons-material/ChecklistOutlined';
import CodeIcon from '@mui/icons-material/CodeOutlined';
import CodeBlockIcon from '@mui/icons-material/DataObjectOutlined';
import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import HeadingIcon from '@mui/icons-material/TitleOutlined';
import type { ComponentType } from 'react';
import { around, beforeLines, codeBlock, type Editing, link } from './markdown-edits';

interface Tool {
  label: string;
  Icon: ComponentType<{ fontSize: 'small' }>;
  editing: Editing;
  /** Shortcut key, with Ctrl or Command. */
  key?: string;
}

export const tools: Tool[] = [
  { label: 'Bold', Icon: BoldIcon, editing: around('**', 'bold'), key: 'b' },
  { label: 'Italic', Icon: ItalicIcon, editing: around('_', 'italic'), key: 'i' },
  { label: 'Heading', Icon: HeadingIcon, editing: beforeLines(() => '## ') },
  { label: 'Link', Icon: LinkIcon, editing: link, key: 'k' },
  { label: 'Bulleted list', Icon: BulletsIcon, editing: beforeLines(() => '- ') },
  { label: 'Numbered list', Icon: NumbersIcon, editing: beforeLines((place) => `${place + 1}. `) },
  { label: 'Task list', Icon: TasksIcon, editing: beforeLines(() => '- [ ] ') },
  { label: 'Quote', Icon: QuoteIcon, editing: beforeLines(() => '> ') },
  { label: 'Code', Icon: CodeIcon, editing: around('`', 'code'), key: 'e' },
  { label: 'Code block', Icon: CodeBlockIcon, editing: codeBlock },
];
