import { ACCEPTED_IMAGES } from '@stoa/contract';
import type { Ref } from 'react';

type ImageInputProps = {
  /** What a button clicks. */
  ref: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
};

/** Opens the browser's choice of an image; hidden, because a button stands for it. */
export const ImageInput = ({ ref, onChoose }: ImageInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={ACCEPTED_IMAGES}
    aria-label="Image"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // So that the same file can be selected again.
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
