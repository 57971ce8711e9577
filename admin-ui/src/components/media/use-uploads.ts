import { imageRefusal, type MediaFile } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useIsShown } from '../../lib/use-is-shown';
import { uploadImage, useMediaChanged } from './api';

export interface Upload {
  key: number;
  name: string;
  /** Share of the file that has been sent, from 0 to 1. After that, the server processes the image. */
  progress: number;
  error?: string;
}

export interface Uploads {
  /** In progress, waiting, or failed and not dismissed yet. */
  list: Upload[];
  /** Images uploaded since the page was opened, with any alt text added since. */
  arrived: MediaFile[];
  send: (files: File[]) => void;
  dismiss: (key: number) => void;
  /** Records that an uploaded image was given alt text. */
  describe: (image: MediaFile) => void;
}

/**
 * Uploads images to the library one at a time. A failed upload stays listed with its reason; if the list is gone by then, a toast
 * reports the failure.
 */
export function useUploads(onUploaded?: (image: MediaFile) => void): Uploads {
  const [list, setList] = useState<Upload[]>([]);
  const [arrived, setArrived] = useState<MediaFile[]>([]);
  // The row of a list that they're for may have moved by the time they arrive.
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  const last = useRef({ key: 0, sent: Promise.resolve() });
  const mediaChanged = useMediaChanged();
  const toast = useToast();
  const isShown = useIsShown();

  const dismiss = (key: number) => setList((uploads) => uploads.filter((upload) => upload.key !== key));
  const change = (key: number, changed: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  const describe = (described: MediaFile) =>
    setArrived((images) => images.map((image) => (image.id === described.id ? described : image)));

  async function sendOne(key: number, file: File) {
    try {
      const image = await uploadImage(file, (progress) => change(key, { progress }));
      await mediaChanged();
      dismiss(key);
      setArrived((images) => [...images, image]);
      uploaded.current?.(image);
    } catch (error) {
      const reason = errorMessage(error, 'The image couldn’t be uploaded. Please try again.');
      change(key, { error: reason });
      if (!isShown.current) toast.error(`“${file.name}” couldn’t be uploaded`, reason);
    }
  }

  function send(files: File[]) {
    for (const file of files) {
      last.current.key += 1;
      const { key } = last.current;
      const error = imageRefusal(file);
      setList((uploads) => [...uploads, { key, name: file.name, progress: 0, error }]);
      if (!error) last.current.sent = last.current.sent.then(() => sendOne(key, file));
    }
  }

  return { list, arrived, send, dismiss, describe };
}
