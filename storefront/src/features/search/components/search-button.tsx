import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useOverlay, usePart, useShortcut, useToast } from '@stoa/web-kit';
import { RoundButton, RoundLink } from '../../../components/round-button';
import { paths } from '../../../config/paths';

const CTRL_K = { key: 'k', mod: true, anywhere: true };
const SLASH = { key: '/' };

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

  useShortcut(CTRL_K, () => open());
  useShortcut(SLASH, () => open());

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
