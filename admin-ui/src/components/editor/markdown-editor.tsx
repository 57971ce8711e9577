import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { counted, type MediaFile } from '@stoa/contract';
import { useField } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUploadsInto } from '../form/images/use-uploads-into';
import { countWords } from '../markdown/count-words';
import type { Editing } from '../markdown/markdown-edits';
import { MarkdownToolbar } from '../markdown/markdown-toolbar';
import { DropZone, isText } from '../media/drop-zone';
import { UploadList } from '../media/upload-list';
import { type DialogBlock, insertBlock, insertImage } from './blocks';
import { createEditor, edit, setText } from './codemirror/create-editor';
import { openMenu } from './codemirror/slash-menu';
import { BlockDialog } from './dialogs/block-dialog';

type MarkdownEditorProps = { name: string; label: string };

type Editor = ReturnType<typeof createEditor>;

/** Markdown, written as its page will show it. `/` opens a menu of blocks. */
export function MarkdownEditor({ name, label }: MarkdownEditorProps) {
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const [dialog, setDialog] = useState<DialogBlock | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  /** The text when an image was last sent or inserted, to tell whether someone has typed since. */
  const left = useRef(value);
  const uploads = useUploadsInto(name, insert);
  const id = useId();
  const problem = touched ? error : undefined;

  function apply(editing: Editing) {
    if (!editor.current) return;
    edit(editor.current, editing);
    editor.current.focus();
  }

  function insert({ alternativeText, url }: MediaFile) {
    if (!editor.current) return;
    edit(editor.current, insertImage(alternativeText, url, value === left.current));
    left.current = editor.current.state.doc.toString();
  }

  function insertChosen(content: string) {
    // Closing returns the focus to what was focused before.
    flushSync(() => setDialog(null));
    apply(({ text, start, end }) => insertBlock(text, start, end, content));
  }

  function send(files: File[]) {
    left.current = value;
    uploads.send(files);
    editor.current?.focus();
  }

  const takeImages = useEffectEvent((pasted: DataTransfer) => {
    const files = [...pasted.files];
    if (files.length === 0 || isText(pasted, files)) return false;
    send(files);
    return true;
  });
  /** What was typed and the form hasn’t rendered yet. */
  const typed = useRef<string[]>([]);
  const changed = useEffectEvent((text: string) => {
    typed.current.push(text);
    void setValue(text);
  });
  const read = useEffectEvent(() => value);

  useEffect(() => {
    if (!place.current) return;
    const made = createEditor({
      parent: place.current,
      text: read(),
      named: { 'aria-label': label, 'aria-describedby': `${id}-help` },
      onText: (text) => changed(text),
      onDialog: setDialog,
      onImages: (pasted) => takeImages(pasted),
    });
    editor.current = made;
    return () => made.destroy();
  }, [label, id]);

  useEffect(() => {
    const place = typed.current.lastIndexOf(value);
    if (place >= 0) typed.current.splice(0, place + 1);
    else if (editor.current) setText(editor.current, value);
  }, [value]);

  useEffect(() => {
    const box = editor.current?.contentDOM;
    if (problem) box?.setAttribute('aria-invalid', 'true');
    else box?.removeAttribute('aria-invalid');
  }, [problem]);

  return (
    <>
      <DropZone hint="Drop images to add them to the text" onFiles={send}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Tools>
            <MarkdownToolbar onUse={apply} onImage={() => setDialog('image')}>
              <Button
                size="small"
                tabIndex={-1}
                startIcon={<AddIcon />}
                onClick={() => editor.current && openMenu(editor.current)}
                sx={{ marginInlineStart: 'auto' }}
              >
                Insert
              </Button>
            </MarkdownToolbar>
          </Tools>
          <Frame ref={place} data-invalid={problem !== undefined} />
          {/* What reads and fills in forms finds it by its name. */}
          <textarea name={name} value={value} onChange={(event) => void setValue(event.target.value)} hidden />
          <FormHelperText id={`${id}-help`} error={problem !== undefined}>
            {problem ??
              `${counted(countWords(value), 'word')} · Supports Markdown. Type / for blocks, and drop or paste images to add them.`}
          </FormHelperText>
          <UploadList uploads={uploads} />
        </Box>
      </DropZone>
      <BlockDialog block={dialog} onChoose={insertChosen} onClose={() => setDialog(null)} />
    </>
  );
}

/** In view while a long text is written. */
const Tools = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: 2,
  [theme.breakpoints.up('lg')]: { top: 8 },
}));

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&[data-invalid=true]': { borderColor: theme.vars.palette.error.main },
}));
