import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { CloseIcon } from '@stoa/web-kit';
import { useField } from 'formik';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

type TextListFieldProps = { name: string; label: string; helperText?: string };

/**
 * A list of short texts: added with Enter or the button, blanks and doubles left out, each removable. What is only typed is part of the
 * value already. It is not made an entry when the field is left: the buttons below would move away from the one who presses them.
 */
export function TextListField({ name, label, helperText }: TextListFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [{ value }, { error, initialValue }, { setValue }] = useField<string[]>(name);
  const problem = [error].flat().find((one) => typeof one === 'string');
  /** Typed, and the last of the list until it is added. */
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

  // Where the form starts anew, what was typed is among the entries now, or given up; or newer than what was saved, and typed on.
  const [start, setStart] = useState(initialValue);
  if (start !== initialValue) {
    setStart(initialValue);
    const isNewer = pending !== null && value.at(-1) === pending && !initialValue?.includes(pending);
    if (!isNewer) add();
  }

  function remove(text: string) {
    void setValue(value.filter((other) => other !== text));
    // With the text goes the button that had the focus.
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
          helperText={problem ?? (pending === null ? helperText : 'Saved as well; Enter adds another')}
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
