import type { MediaFile } from '@stoa/contract';
import { useField, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { type Uploads, useUploads } from '../../media/use-uploads';

const STILL_SENDING = 'The image is still uploading. Save again when it’s done.';

/** Uploads for a field. Its form can't be submitted until they're done, because it would be saved without them. */
export function useUploadsInto(name: string, onUploaded: (image: MediaFile) => void): Uploads {
  const uploads = useUploads(onUploaded);
  const isSending = uploads.list.some(({ error }) => error === undefined);
  const validate = useCallback(() => (isSending ? STILL_SENDING : undefined), [isSending]);
  useField({ name, validate });

  const { validateForm } = useFormikContext();
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) void validateForm();
    wasSending.current = isSending;
  }, [isSending, validateForm]);
  return uploads;
}
