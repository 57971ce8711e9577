import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { type ReactNode, useId, useRef } from 'react';
import { Outlined, outlinedInput } from './outlined';
import styles from './search-box.module.css';
import { useTypedText } from './use-typed-text';

type SearchBoxProps = {
  value: string;
  label: string;
  placeholder: string;
  /** With it, the form works without scripts. `children` are what else it sends. */
  name?: string;
  children?: ReactNode;
  /** Called after a pause in typing, or immediately on Enter. */
  onSearch: (text: string) => void;
};

const trimmed = (typed: string) => typed.trim();

export function SearchBox({ value, label, placeholder, name, children, onSearch }: SearchBoxProps) {
  const { text, setText, reportNow } = useTypedText({ value, clean: trimmed, onChange: onSearch });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    setText('');
    reportNow('');
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers that the shop is built for
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        reportNow(text);
      }}
    >
      {children}
      <Outlined
        field={id}
        start={<SearchIcon />}
        end={
          text !== '' && (
            <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
              <CloseIcon />
            </button>
          )
        }
      >
        <input
          id={id}
          ref={input}
          name={name}
          className={outlinedInput}
          value={text}
          placeholder={placeholder}
          aria-label={label}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Outlined>
    </form>
  );
}
