import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFoundRecords } from '../api/find-records';
import { type Destination, destinations } from '../domain/destinations';

type PaletteDialogProps = {
  isOpen: boolean;
  /** How often it was opened: opened again while it fades, it begins anew. */
  openings: number;
  onClose: () => void;
  screens: { label: string; to: string }[];
};

/** One field that leads everywhere: screens, new records, and what is found of items, posts and users. */
export function PaletteDialog({ isOpen, openings, ...palette }: PaletteDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={palette.onClose}
      aria-label="Go anywhere"
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Palette key={openings} {...palette} />
    </Dialog>
  );
}

function Palette({ screens, onClose }: Omit<PaletteDialogProps, 'isOpen' | 'openings'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { found, waiting, failed } = useFoundRecords(typed);
  return (
    <Box sx={{ padding: 2 }}>
      <Autocomplete<Destination>
        open
        autoHighlight
        forcePopupIcon={false}
        options={destinations(screens, typed, found, waiting)}
        // The server and destinations() have chosen already.
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
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
          failed
            ? 'The shop cannot be searched now. Please try again.'
            : waiting
              ? 'Searching…'
              : 'Nothing has these words'
        }
        renderInput={(params) => (
          <TextField {...params} autoFocus label="Go to…" placeholder="A screen, an item, a post, a user" />
        )}
        renderGroup={({ key, group, children }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds its options or groups of them, never a fieldset
          <li key={key} role="group" aria-label={group}>
            <Heading aria-hidden="true">{group}</Heading>
            <Options role="presentation">{children}</Options>
          </li>
        )}
        renderOption={({ key: _key, ...props }, { group, label, hint, to }) => (
          <Box component="li" key={`${group} ${to}`} {...props}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            {hint && (
              <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary', typography: 'caption' }}>
                {hint}
              </Box>
            )}
          </Box>
        )}
        slots={{ popper: InPlace }}
        slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: '55vh' } } }}
      />
    </Box>
  );
}

/** The list stands below its field, not over the page. */
function InPlace({ className, children }: PopperProps) {
  return <Frame className={className}>{children as ReactNode}</Frame>;
}

const Frame = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& .MuiPaper-root': { backgroundColor: 'transparent', backgroundImage: 'none' },
  '& .MuiAutocomplete-option': { borderRadius: 8 },
}));

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1, 2, 0.5),
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Options = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
