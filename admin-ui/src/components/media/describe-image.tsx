import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type MediaFile, updateMediaInput } from '@stoa/contract';
import { errorMessage, schemaErrors, useToast } from '@stoa/web-kit';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsShown } from '../../lib/use-is-shown';
import { useAsksBeforeUnload } from '../unsaved/unsaved-provider';
import { updateImage, useMediaChanged } from './api';
import { LibraryImage } from './library-image';

type DescribeImageProps = { image: MediaFile; onDescribe: (image: MediaFile) => void };

const HINT = 'Describes the image for people who can’t see it';

/** Alt text for an image that was just uploaded. Saved on blur or Enter. */
export function DescribeImage({ image, onDescribe }: DescribeImageProps) {
  const { words, type, state, save } = useImageWords(image, onDescribe);
  const failure = state.is === 'failed' ? state.because : undefined;
  const helperText = { resting: HINT, typed: HINT, saving: 'Saving...', saved: 'Saved', failed: failure }[state.is];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    save();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ width: 64, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <LibraryImage image={image} sizes="64px" />
      </Box>
      <TextField
        label="Alt text"
        size="small"
        fullWidth
        value={words}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
        error={failure !== undefined}
        helperText={helperText}
        slotProps={{
          htmlInput: { 'aria-label': `Alt text for ${image.name}`, autoComplete: 'off' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
    </Box>
  );
}

type State = { is: 'resting' | 'typed' | 'saving' | 'saved' } | { is: 'failed'; because: string };

/** Alt text while it's typed and saved. `onDescribe` gets it as soon as it's being sent. */
function useImageWords(image: MediaFile, onDescribe: (image: MediaFile) => void) {
  const toast = useToast();
  const mediaChanged = useMediaChanged();
  const [words, setWords] = useState(image.alternativeText ?? '');
  const [state, setState] = useState<State>({ is: 'resting' });
  const last = useRef<{ words: string | null; answered: Promise<void> }>({ words, answered: Promise.resolve() });
  const isShown = useIsShown();
  useAsksBeforeUnload(state.is === 'typed' || state.is === 'saving' || state.is === 'failed');

  function fail(because: string) {
    setState({ is: 'failed', because });
    if (!isShown.current) toast.error(`The alt text for “${image.name}” couldn’t be saved`, words);
  }

  async function send() {
    const isLast = () => last.current.words === words;
    try {
      await updateImage(image.id, { alternativeText: words });
      if (isLast()) setState((current) => (current.is === 'saving' ? { is: 'saved' } : current));
    } catch (error) {
      if (!isLast()) return;
      last.current.words = null;
      fail(errorMessage(error, 'Couldn’t save. Press Enter to try again.'));
    }
    await mediaChanged();
  }

  function save() {
    if (words === last.current.words)
      return setState((current) => (current.is === 'typed' ? { is: 'resting' } : current));
    const { alternativeText: problem } = schemaErrors(updateMediaInput, { alternativeText: words });
    if (problem) return fail(problem);
    setState({ is: 'saving' });
    onDescribe({ ...image, alternativeText: words.trim() || null });
    last.current = { words, answered: last.current.answered.then(send) };
  }

  const leave = useEffectEvent(save);
  // A keyboard user may leave the dialog or page with the focus still in the field.
  useEffect(() => () => leave(), []);

  function type(text: string) {
    setWords(text);
    setState({ is: 'typed' });
  }
  return { words, type, state, save };
}
