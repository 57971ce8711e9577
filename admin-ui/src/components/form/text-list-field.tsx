import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

type TextListFieldProps = { name: string; label: string; helperText?: string };

/**
 * A list of short texts, added with Enter or the button; blanks and duplicates are skipped. Text still being typed is already
 * part of the value. It doesn't become an entry on blur, because the buttons below would move just as someone clicks them.
 */
export function TextListField({ name, label, helperText }: TextListFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [{ value }, { error, initialValue }, { setValue }] = useField<string[]>(name);
  const problem = [error].flat().find((one) => typeof one === 'string');
  /** Typed text, kept as the last item of the value until it's added. */
  const [pending, setPending] = useState<string | null>(null);
  const entries = pending !== null && value.at(-1) === pending ? value.slice(0, -1) : value;

  function type(text: string) {
    const trimmed = text.trim();
    const isNew = trimmed !== '' && !entries.includes(trimmed);
    setTyped(text);
    setPending(isNew ? trimmed : null);
    void setValue(isNew ? [...entries, trimmed] : entries);
  }

  function add() {
    setTyped('');
    setPending(null);
  }

  // When the form resets, the typed text is either among the entries now or discarded, so clear it. Keep it if it's newer than
  // what was saved: someone is still typing.
  const [start, setStart] = useState(initialValue);
  if (start !== initialValue) {
    setStart(initialValue);
    const isNewer = pending !== null && value.at(-1) === pending && !initialValue?.includes(pending);
    if (!isNewer) add();
  }

  function remove(text: string) {
    void setValue(value.filter((other) => other !== text));
    // Removing the text also removes the button that had focus.
    field.current?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          id={id}
          inputRef={field}
          fullWidth
          label={label}
          value={typed}
          error={problem !== undefined}
          helperText={
            problem ?? (pending === null ? helperText : 'Included when you save. Press Enter to add another.')
          }
          onChange={(event) => type(event.target.value)}
          onKeyDown={addOnEnter}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 300 } }}
        />
        <Button variant="outlined" onClick={add} sx={{ minHeight: 56 }}>
          Add
        </Button>
      </Box>
      {entries.length > 0 && (
        <Entries aria-label={label}>
          {entries.map((text) => (
            <li key={text}>
              {text}
              <IconButton size="small" aria-label={`Remove ${text}`} onClick={() => remove(text)}>
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </Entries>
      )}
    </Box>
  );
}

const Entries = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minWidth: 0,
    paddingInline: theme.spacing(1.5, 0.5),
    borderRadius: 8,
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.background.raised,
  },
}));
