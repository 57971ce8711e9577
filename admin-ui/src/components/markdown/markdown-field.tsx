import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MediaFile } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUploadsInto } from '../form/images/use-uploads-into';
import { DropZone } from '../media/drop-zone';
import { MediaDialog } from '../media/media-dialog';
import { UploadList } from '../media/upload-list';
import { countWords } from './count-words';
import { type Editing, image } from './markdown-edits';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar } from './markdown-toolbar';
import { tools } from './markdown-tools';

type MarkdownFieldProps = { name: string; label: string };

/** A Markdown editor with a toolbar, beside a preview of the text as its page will show it. */
export function MarkdownField({ name, label }: MarkdownFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [isPreviewed, setIsPreviewed] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The text when an image was last sent or inserted, to tell whether someone has typed since. */
  const left = useRef(value);
  const uploads = useUploadsInto(name, insert);
  const words = countWords(value);

  function apply(editing: Editing) {
    if (field.current) replaceInField(field.current, editing, (text) => void setValue(text));
  }

  function insert({ alternativeText, url }: MediaFile) {
    apply(image(alternativeText, url, field.current?.value === left.current));
    left.current = field.current?.value ?? '';
  }

  function send(files: File[]) {
    left.current = value;
    uploads.send(files);
  }

  function choose(chosen: MediaFile) {
    // Closing returns the focus to the button; inserting then moves it into the text.
    flushSync(() => setChoosing(false));
    left.current = value;
    insert(chosen);
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
    <>
      <DropZone hint="Drop images to add them to the text" onFiles={send}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <MarkdownToolbar onUse={apply} onImage={() => setChoosing(true)}>
            <Button
              size="small"
              variant={isPreviewed ? 'outlined' : 'text'}
              aria-pressed={isPreviewed}
              tabIndex={-1}
              onClick={() => setIsPreviewed(!isPreviewed)}
              sx={{ marginInlineStart: 'auto' }}
            >
              Preview
            </Button>
          </MarkdownToolbar>
          <Box sx={isPreviewed ? besideEachOther : undefined}>
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
            {isPreviewed && <MarkdownPreview content={value} />}
          </Box>
          <UploadList uploads={uploads} />
          <Typography variant="caption" color="textSecondary">
            {counted(words, 'word')} · Supports Markdown. Drop or paste images to add them.
          </Typography>
        </Box>
      </DropZone>
      <MediaDialog open={choosing} onClose={() => setChoosing(false)} onChoose={choose} />
    </>
  );
}

/** On narrow screens they stack, with the preview after the notes below the field. */
const besideEachOther = {
  display: { xs: 'contents', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  '& > section': { order: 1 },
};

/** Edits as if typed, so that the browser's own Undo reverts it. If the field can't take focus, `setText` changes it. */
function replaceInField(field: HTMLTextAreaElement, editing: Editing, setText: (text: string) => void): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editing({ text, start, end });
  field.focus();
  // On a closed tab or behind a dialog, the text would go into another field.
  if (document.activeElement !== field) {
    flushSync(() => setText(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)));
  } else {
    field.setSelectionRange(edit.from, edit.to);
    // Deprecated without a replacement: nothing else edits a field and keeps its undo history.
    document.execCommand('insertText', false, edit.insert);
  }
  field.setSelectionRange(edit.start, edit.end);
}
