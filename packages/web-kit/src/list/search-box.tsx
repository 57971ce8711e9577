import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { useTypedText } from './use-typed-text';

type SearchBoxProps = {
  value: string;
  label: string;
  placeholder: string;
  /** Called after a pause in typing, or immediately on Enter. */
  onSearch: (text: string) => void;
};

const trimmed = (typed: string) => typed.trim();

export function SearchBox({ value, label, placeholder, onSearch }: SearchBoxProps) {
  const { text, setText, tellNow } = useTypedText({ value, clean: trimmed, onChange: onSearch });
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    setText('');
    tellNow('');
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers that the shop is built for
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tellNow(text);
      }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={input}
        inputProps={{ 'aria-label': label, maxLength: 200, enterKeyHint: 'search', autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        endAdornment={
          text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label="Clear search" onClick={clear}>
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </form>
  );
}
