import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { type KeyboardEvent, useRef, useState } from 'react';
import { countWords } from '../domain/count-words';
import type { Editing } from '../domain/markdown-edits';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar } from './markdown-toolbar';
import { tools } from './markdown-tools';
import { replaceInField } from './replace-in-field';

type MarkdownFieldProps = { name: string; label: string };

/** Markdown to write, with tools, and beside it the text as its page will show it. */
export function MarkdownField({ name, label }: MarkdownFieldProps) {
  const [{ value }] = useField<string>(name);
  const [isPreviewed, setIsPreviewed] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = countWords(value);

  function apply(editing: Editing) {
    if (field.current) replaceInField(field.current, editing);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    event.stopPropagation();
    apply(tool.editing);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isPreviewed ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <MarkdownToolbar onUse={apply} isPreviewed={isPreviewed} onPreview={setIsPreviewed} />
        <TextField
          name={name}
          label={label}
          multiline
          minRows={16}
          maxRows={28}
          inputRef={field}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' } } }}
        />
        <Typography variant="caption" color="textSecondary" aria-live="off">
          {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'} · Markdown can be used
        </Typography>
      </Box>
      {isPreviewed && <MarkdownPreview content={value} />}
    </Box>
  );
}
