import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Identified } from '../columns/record-column';

/** Resolves to why it wasn't saved, if it wasn't. */
type Save = (typed: string) => Promise<Refusal | undefined>;

export interface Refusal {
  problem: string;
  /** The next attempt: it knows what was refused, where the list may not yet. */
  again: Save;
}

interface Edit {
  typed: string;
  isBusy?: boolean;
  /** What was refused, and why. */
  refused?: Refusal & { typed: string };
}

/** By record, and by its field. */
type Edits = Partial<Record<number, Partial<Record<string, Edit>>>>;
const EditsContext = createContext<[Edits, (change: (edits: Edits) => Edits) => void] | null>(null);

function useEdits() {
  const edits = useContext(EditsContext);
  if (!edits) throw new Error('InPlace must be used within InPlaceEdits');
  return edits;
}

type InPlaceEditsProps = { rows: Identified[]; children: ReactNode };

/**
 * Keeps what is typed in a list's fields, which are made anew when the list changes its layout, as when a phone is turned. What
 * leaves the list is forgotten.
 */
export function InPlaceEdits({ rows, children }: InPlaceEditsProps) {
  const [edits, setEdits] = useState<Edits>({});
  const [previousRows, setPreviousRows] = useState(rows);
  if (rows !== previousRows) {
    setPreviousRows(rows);
    setEdits(Object.fromEntries(rows.map(({ id }) => [id, edits[id]])));
  }
  return <EditsContext value={[edits, setEdits]}>{children}</EditsContext>;
}

type InPlaceProps = {
  /** Its id. */
  record: number;
  field: string;
  /** What is edited: 'price of Oak tray'. */
  label: string;
  /** As it's typed. */
  value: string;
  /** As it's shown. */
  text: string;
  struck?: boolean;
  onSave: Save;
};

/**
 * A value of a list that becomes a field when it's pressed. Enter saves, Escape leaves, Tab saves and goes on. What can't be
 * saved stays in the field, with the reason beside it.
 */
export function InPlace({ record, field, label, value, text, struck, onSave }: InPlaceProps) {
  const id = useId();
  const [edits, setEdits] = useEdits();
  const edit = edits[record]?.[field];
  const changed = (edits: Edits, edit: Edit | undefined) => ({
    ...edits,
    [record]: { ...edits[record], [field]: edit },
  });
  const setEdit = (edit: Edit | undefined) => setEdits((edits) => changed(edits, edit));
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The field loses the focus when it goes, which isn't the wish to save. */
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, []);

  function leave() {
    const hadFocus = document.activeElement === input.current;
    isLeaving.current = true;
    flushSync(() => setEdit(undefined));
    if (hadFocus) button.current?.focus();
  }

  async function save() {
    if (!edit || edit.isBusy) return;
    const { typed, refused } = edit;
    // After a refusal, the list may be behind: what it still shows isn’t what is saved.
    if (!refused && typed.trim() === value) return leave();
    setEdit({ typed, isBusy: true });
    const attempt = refused?.again ?? onSave;
    const refusal = await attempt(typed.trim());
    if (!refusal) leave();
    else
      setEdits((edits) => (edits[record]?.[field] ? changed(edits, { typed, refused: { ...refusal, typed } }) : edits));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
    else if (event.key === 'Escape' && !edit?.isBusy) leave();
  }

  function onBlur() {
    // Not when someone looks something up in another window, and not what was refused before.
    if (!isLeaving.current && document.hasFocus() && edit?.refused?.typed !== edit?.typed) void save();
  }

  if (!edit)
    return (
      <ValueButton
        ref={button}
        aria-label={`${text}, edit ${label}`}
        data-struck={struck || undefined}
        onClick={() => {
          isLeaving.current = false;
          flushSync(() => setEdit({ typed: value }));
          input.current?.select();
        }}
      >
        {text}
      </ValueButton>
    );
  const { typed, isBusy = false, refused } = edit;
  const problem = refused?.typed === typed ? refused.problem : undefined;
  return (
    <>
      <Field
        ref={input}
        aria-label={label.charAt(0).toUpperCase() + label.slice(1)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isBusy}
        value={typed}
        size={Math.max(typed.length, 5)}
        onChange={({ target }) => setEdit({ typed: target.value, refused })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Popper
        id={id}
        role="alert"
        open={problem !== undefined}
        anchorEl={input.current}
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

const ValueButton = styled(ButtonBase)(({ theme }) => ({
  minHeight: 28,
  paddingInline: theme.spacing(0.75),
  marginInline: theme.spacing(-0.75),
  font: 'inherit',
  letterSpacing: 'inherit',
  borderRadius: 6,
  cursor: 'text',
  '&:hover, &:focus-visible': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` },
  '&[data-struck]': { textDecoration: 'line-through', minHeight: 24 },
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
