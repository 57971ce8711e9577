import type { MediaFile } from '@stoa/contract';
import { errorMessage } from '@stoa/web-kit';
import { useRef, useState } from 'react';
import { useMediaChanged } from './api/get-media';
import { uploadPicture } from './api/upload-picture';
import { whyNot } from './why-not';

export interface Upload {
  key: number;
  name: string;
  /** What share of it is on its way, from 0 to 1: then the server draws it. */
  progress: number;
  /** Why it did not succeed. */
  error?: string;
}

export interface Uploads {
  /** Under way, waiting, or failed and not dismissed yet. */
  list: Upload[];
  /** What has arrived since the page was opened, with the words that it was given since. */
  arrived: MediaFile[];
  send: (files: File[]) => void;
  dismiss: (key: number) => void;
  /** A picture that has arrived was given its words. */
  describe: (picture: MediaFile) => void;
}

/** Sends pictures to the library, one after the other; what fails stays in sight with its reason. */
export function useUploads(onUploaded?: (picture: MediaFile) => void): Uploads {
  const [list, setList] = useState<Upload[]>([]);
  const [arrived, setArrived] = useState<MediaFile[]>([]);
  const last = useRef({ key: 0, sent: Promise.resolve() });
  const mediaChanged = useMediaChanged();

  const dismiss = (key: number) => setList((uploads) => uploads.filter((upload) => upload.key !== key));
  const change = (key: number, changed: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  const describe = (described: MediaFile) =>
    setArrived((pictures) => pictures.map((picture) => (picture.id === described.id ? described : picture)));

  async function sendOne(key: number, file: File) {
    try {
      const picture = await uploadPicture(file, (progress) => change(key, { progress }));
      await mediaChanged();
      dismiss(key);
      setArrived((pictures) => [...pictures, picture]);
      onUploaded?.(picture);
    } catch (error) {
      change(key, { error: errorMessage(error, 'The picture could not be uploaded. Please try again.') });
    }
  }

  function send(files: File[]) {
    for (const file of files) {
      last.current.key += 1;
      const { key } = last.current;
      const error = whyNot(file);
      setList((uploads) => [...uploads, { key, name: file.name, progress: 0, error }]);
      if (!error) last.current.sent = last.current.sent.then(() => sendOne(key, file));
    }
  }

  return { list, arrived, send, dismiss, describe };
}
