import { type MediaFile, updateMediaInput } from '@stoa/contract';
import { errorMessage, schemaErrors, useToast } from '@stoa/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAsksBeforeUnload } from '../form/unsaved-provider';
import { useMediaChanged } from './api/get-media';
import { updatePicture } from './api/update-picture';

type State = { is: 'resting' | 'typed' | 'saving' | 'saved' } | { is: 'failed'; because: string };

/** The words of a picture while they are typed and saved; `onDescribe` has them as soon as they are on their way. */
export function usePictureWords(picture: MediaFile, onDescribe: (picture: MediaFile) => void) {
  const toast = useToast();
  const mediaChanged = useMediaChanged();
  const [words, setWords] = useState(picture.alternativeText ?? '');
  const [state, setState] = useState<State>({ is: 'resting' });
  const last = useRef<{ words: string | null; answered: Promise<void> }>({ words, answered: Promise.resolve() });
  const isShown = useRef(true);
  useAsksBeforeUnload(state.is === 'typed' || state.is === 'saving' || state.is === 'failed');

  function fail(because: string) {
    setState({ is: 'failed', because });
    if (!isShown.current) toast.error(`The alternative text of “${picture.name}” could not be saved`, words);
  }

  async function send() {
    const isLast = () => last.current.words === words;
    try {
      await updatePicture(picture.id, { alternativeText: words });
      if (isLast()) setState((current) => (current.is === 'saving' ? { is: 'saved' } : current));
    } catch (error) {
      if (!isLast()) return;
      last.current.words = null;
      fail(errorMessage(error, 'It could not be saved. Press Enter to try again.'));
    }
    await mediaChanged();
  }

  function save() {
    if (words === last.current.words)
      return setState((current) => (current.is === 'typed' ? { is: 'resting' } : current));
    const { alternativeText: problem } = schemaErrors(updateMediaInput, { alternativeText: words });
    if (problem) return fail(problem);
    setState({ is: 'saving' });
    onDescribe({ ...picture, alternativeText: words.trim() || null });
    last.current = { words, answered: last.current.answered.then(send) };
  }

  const leave = useEffectEvent(save);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // The keyboard may leave the dialog or the page with the focus still in the field.
      leave();
    };
  }, []);

  function type(text: string) {
    setWords(text);
    setState({ is: 'typed' });
  }
  return { words, type, state, save };
}
