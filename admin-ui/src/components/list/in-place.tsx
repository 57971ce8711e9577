import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type InPlaceProps = {
  /** What is edited: 'price of Oak tray'. */
  label: string;
  /** As it's typed. */
  value: string;
  /** As it's shown. */
  text: string;
  struck?: boolean;
  /** Resolves to what is wrong, if it wasn't saved. */
  onSave: (typed: string) => Promise<string | undefined>;
};

/**
 * A value of a list that becomes a field when it's pressed. Enter saves, Escape leaves, Tab saves and goes on. What can't be
 * saved stays in the field, with the reason beside it.
 */
export function InPlace({ label, value, text, struck, onSave }: InPlaceProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** What was refused, and why. */
  const [refused, setRefused] = useState<{ typed: string; problem: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The field loses the focus when it goes, which isn't the wish to save. */
  const isLeaving = useRef(false);

  function leave() {
    const hadFocus = document.activeElement === field.current;
    isLeaving.current = true;
    flushSync(() => {
      setTyped(null);
      setRefused(null);
    });
    if (hadFocus) button.current?.focus();
  }

  async function save() {
    if (typed === null || busy) return;
    if (typed.trim() === value) return leave();
    setBusy(true);
    const problem = await onSave(typed.trim());
    setBusy(false);
    if (problem === undefined) leave();
    else setRefused({ typed, problem });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
    else if (event.key === 'Escape' && !busy) leave();
  }

  function onBlur() {
    // Not when someone looks something up in another window, and not what was refused before.
    if (!isLeaving.current && document.hasFocus() && refused?.typed !== typed) void save();
  }

  if (typed === null)
    return (
      <Shown
        ref={button}
        aria-label={`${text}, edit ${label}`}
        data-struck={struck || undefined}
        onClick={() => {
          isLeaving.current = false;
          flushSync(() => setTyped(value));
          field.current?.select();
        }}
      >
        {text}
      </Shown>
    );
  const problem = refused?.typed === typed ? refused.problem : undefined;
  return (
    <>
      <Field
        ref={field}
        aria-label={label.charAt(0).toUpperCase() + label.slice(1)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        value={typed}
        size={Math.max(typed.length, 5)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Popper
        id={id}
        role="alert"
        open={problem !== undefined}
        anchorEl={field.current}
        placement="bottom-end"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper
          elevation={4}
          sx={{ maxWidth: 280, marginTop: 0.5, padding: 1, typography: 'body2', color: 'error.main' }}
        >
          {problem}
        </Paper>
      </Popper>
    </>
  );
}

const Shown = styled(ButtonBase)(({ theme }) => ({
  minHeight: 28,
  paddingInline: theme.spacing(0.75),
  marginInline: theme.spacing(-0.75),
  font: 'inherit',
  letterSpacing: 'inherit',
  borderRadius: 6,
  cursor: 'text',
  '&:hover, &:focus-visible': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` },
  '&[data-struck]': { textDecoration: 'line-through', minHeight: 20 },
})) as typeof ButtonBase;

const Field = styled('input')(({ theme }) => ({
  minWidth: 0,
  maxWidth: '100%',
  padding: theme.spacing(0.5, 0.75),
  font: 'inherit',
  textAlign: 'end',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 6,
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}));
