import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useOverlay, usePart, useToast } from '@stoa/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { RoundButton, RoundLink } from '../../../components/round-button';
import { paths } from '../../../config/paths';

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/** Ctrl+K or Command+K opens search from anywhere, and so does '/' when no one is typing. */
export function SearchButton() {
  const toast = useToast();
  const { isOpen, open, close } = useOverlay('search');
  const prepare = () => void loadDialog().catch(() => undefined);
  const SearchDialog = usePart(loadDialog, isOpen, () => {
    close();
    toast.error('Error', 'Search couldn’t be opened. Check your connection and try again.');
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <RoundButton
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search (Ctrl+K)"
        onClick={() => open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SearchIcon />
      </RoundButton>
      <noscript>
        <RoundLink href={paths.marketplace} aria-label="Search">
          <SearchIcon />
        </RoundLink>
      </noscript>
      {SearchDialog && <SearchDialog isOpen={isOpen} onClose={close} />}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isPlaceForLetters(target);
}

/** Whether a typed letter is meant for a field or an open dialog. */
const isPlaceForLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
