import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type Cancelable, useDebounced } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { HintedOption, renderGroup } from '../../components/grouped-options';
import { resources } from '../resources';
import { type DestinationGroup, type PaletteOption, paletteOptions } from './destinations';

type PaletteDialogProps = {
  isOpen: boolean;
  /** How many times it has been opened. If it's reopened while fading out, it starts fresh. */
  openings: number;
  onClose: () => void;
  pages: readonly DestinationGroup[];
};

/** One field that leads everywhere: pages, new records, and existing records. */
export function PaletteDialog({ isOpen, openings, ...palette }: PaletteDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={palette.onClose}
      slotProps={{ paper: { 'aria-label': 'Go to' } }}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Palette key={openings} {...palette} />
    </Dialog>
  );
}

function Palette({ pages, onClose }: Omit<PaletteDialogProps, 'isOpen' | 'openings'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { answer, waiting, failed } = usePaletteSearch(typed);
  return (
    <Box sx={{ padding: 2 }}>
      <Autocomplete<PaletteOption>
        open
        autoHighlight
        forcePopupIcon={false}
        options={paletteOptions(pages, typed, answer, waiting)}
        // The server and paletteOptions() have already filtered.
        filterOptions={(options) => options}
        groupBy={({ heading }) => heading}
        getOptionLabel={({ label }) => label}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        value={null}
        onChange={(_event, chosen) => {
          if (!chosen) return;
          onClose();
          void navigate(chosen.to);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        noOptionsText={
          failed ? 'Search isn’t available right now. Please try again.' : waiting ? 'Searching…' : 'No results'
        }
        renderInput={(params) => (
          <TextField {...params} autoFocus label="Go to…" placeholder="Search pages, items, posts, and users" />
        )}
        renderGroup={renderGroup}
        renderOption={({ key: _key, ...props }, { heading, label, hint, to }) => (
          <HintedOption key={`${heading} ${to}`} {...props} label={label} hint={hint} />
        )}
        slots={{ popper: InPlace }}
        slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: '55vh' } } }}
      />
    </Box>
  );
}

/** The list goes below its field instead of floating over the page. */
function InPlace({ className, children }: PopperProps) {
  return <Frame className={className}>{children as ReactNode}</Frame>;
}

const Frame = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& .MuiPaper-root': { backgroundColor: 'transparent', backgroundImage: 'none' },
  '& .MuiAutocomplete-option': { borderRadius: 8 },
}));

const RESULTS_PER_KIND = 5;
const PAUSE = 200;

/** Records that match the words, from two letters on. While loading, returns those for the previous words. */
function usePaletteSearch(typed: string) {
  const searchText = useDebounced(typed.trim(), PAUSE);
  const { data, isLoading, error } = useSWR(
    searchText.length < 2 ? null : ['palette', searchText],
    (_key, request?: Cancelable) => search(searchText, request),
    {
      keepPreviousData: true,
    },
  );
  return {
    answer: searchText.length < 2 ? [] : data,
    waiting: isLoading || searchText !== typed.trim(),
    failed: !!error,
  };
}

function search(searchText: string, request?: Cancelable): Promise<DestinationGroup[]> {
  const query = new URLSearchParams({ search: searchText, limit: String(RESULTS_PER_KIND) });
  const searches = resources.flatMap((resource) => resource.search ?? []);
  return Promise.all(
    searches.map(async ({ heading, find }) => ({ heading, destinations: await find(query, request) })),
  );
}
