import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { MediaFile } from '@stoa/contract';
import type { KeyboardEvent } from 'react';
import { LibraryPicture } from './library-picture';
import { usePictureWords } from './use-picture-words';

type DescribePictureProps = { picture: MediaFile; onDescribe: (picture: MediaFile) => void };

const HINT = 'What the picture shows, for those who do not see it';

/** The words of a picture that has just arrived. They are saved when the field is left, or with Enter. */
export function DescribePicture({ picture, onDescribe }: DescribePictureProps) {
  const { words, type, state, save } = usePictureWords(picture, onDescribe);
  const failure = state.is === 'failed' ? state.because : undefined;
  const said = { resting: HINT, typed: HINT, saving: 'Saving...', saved: 'Saved', failed: failure }[state.is];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It would send the form around it.
    event.preventDefault();
    save();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ width: 64, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <LibraryPicture picture={picture} sizes="64px" />
      </Box>
      <TextField
        label="Alternative text"
        size="small"
        fullWidth
        value={words}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
        error={failure !== undefined}
        helperText={said}
        slotProps={{
          htmlInput: { 'aria-label': `Alternative text of ${picture.name}`, autoComplete: 'off' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
    </Box>
  );
}
