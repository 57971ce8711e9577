import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { counted } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { ResultList } from './result-list';
import { LONGEST_TERM, type Search, useSearch } from './use-search';

/** A combobox: the focus stays in the field while the arrow keys move through the results. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [activeTo, setActiveTo] = useState<string | null>(null);
  const navigate = useNavigate();
  const listId = useId();
  const search = useSearch(text);
  const options = search.groups.flatMap(({ options }) => options);
  const active = options.findIndex(({ to }) => to === activeTo);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setActiveTo(options[(from + step + options.length) % options.length]?.to ?? null);
    } else if (event.key === 'Enter' && (options[active] || text.trim())) {
      event.preventDefault();
      navigate(
        options[active]?.to ??
          `${paths.marketplace}?${new URLSearchParams({ search: search.didYouMean ?? text.trim() })}`,
      );
    }
  }

  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2, paddingBlock: 1, fontSize: '1.25rem' }}
      >
        <SearchIcon />
        <InputBase
          autoFocus
          fullWidth
          placeholder="Search items and posts"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActiveTo(null);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              type: 'text',
              role: 'combobox',
              maxLength: LONGEST_TERM,
              enterKeyHint: 'search',
              autoComplete: 'off',
              spellCheck: false,
              'aria-label': 'Search items and posts',
              'aria-autocomplete': 'list',
              'aria-expanded': options.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
            },
          }}
        />
        <IconButton aria-label="Close search" onClick={onClose} sx={{ width: 44, height: 44, marginInlineEnd: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 72, borderTop: 1, borderColor: 'divider' }}>
        <Standing search={search} searchText={text.trim()} />
        <ResultList id={listId} groups={search.groups} active={active} searchText={search.didYouMean ?? text} />
      </Box>
    </>
  );
}

/** The state of the search, also announced to screen readers. */
function Standing({
  search: { state, groups, didYouMean, retry },
  searchText,
}: {
  search: Search;
  searchText: string;
}) {
  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        sx={{ margin: 2 }}
        action={
          <Button color="inherit" onClick={retry}>
            Try Again
          </Button>
        }
      >
        Search isn’t available right now
      </Alert>
    );
  }
  const count = counted(
    groups.reduce((sum, { options }) => sum + options.length - 1, 0),
    'result',
  );
  const sentence = {
    idle: 'Type to search. Use the arrow keys to move through results and Enter to open one.',
    searching: 'Searching…',
    nothing: `No results for “${searchText}”.`,
    corrected: `No results for “${searchText}”. Showing results for “${didYouMean}”.`,
    found: `${count} shown`,
  }[state];
  const isShown = state === 'nothing' || state === 'corrected' || groups.length === 0;
  if (!isShown) return <VisuallyHidden role="status">{sentence}</VisuallyHidden>;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ padding: 3, paddingBottom: 1 }}>
      {sentence}
    </Typography>
  );
}
