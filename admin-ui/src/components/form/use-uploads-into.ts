import type { MediaFile } from '@stoa/contract';
import { useField, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { type Uploads, useUploads } from '../media/use-uploads';

const STILL_SENDING = 'The picture is still being uploaded. Please save again once it is here.';

/** Uploads for a field. Its form is not sent before they are there: it would be saved without them. */
export function useUploadsInto(name: string, onUploaded: (picture: MediaFile) => void): Uploads {
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
