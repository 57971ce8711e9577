import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { CloseIcon, SearchIcon } from '@stoa/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 300;

type SearchBoxProps = {
  /** What the list is searched for now. */
  value: string;
  label: string;
  placeholder: string;
  /** Told after a pause in typing, or at once on Enter. */
  onSearch: (text: string) => void;
};

/** What is typed stays as typed; only a search that did not come from here (a link, the back button) replaces it. */
export function SearchBox({ value, label, placeholder, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** What was told and has not come back as `value` yet. */
  const told = useRef<string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  function tell(typed: string) {
    const search = typed.trim();
    if (search === (told.current.at(-1) ?? value)) return;
    told.current.push(search);
    onSearch(search);
  }
  const tellAfterPause = useEffectEvent(tell);

  useEffect(() => {
    const place = told.current.indexOf(value);
    if (place >= 0) {
      told.current.splice(0, place + 1);
      return;
    }
    told.current = [];
    setText((typed) => (typed.trim() === value ? typed : value));
  }, [value]);

  useEffect(() => {
    const pause = setTimeout(() => tellAfterPause(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  function clear() {
    setText('');
    tell('');
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers that the shop is built for
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell(text);
      }}
    >
      <TextField
        fullWidth
        size="small"
        type="text"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={input}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength: 200, enterKeyHint: 'search', autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: text !== '' && (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label="Clear search" onClick={clear}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
