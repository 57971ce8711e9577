import Button, { type ButtonProps } from '@mui/material/Button';
import { PICTURE_TYPES } from '@stoa/contract';
import { type ChangeEvent, useRef } from 'react';

type UploadButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's choice of files. */
export function UploadButton({ multiple = false, onFiles, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={PICTURE_TYPES.join(',')} multiple={multiple} onChange={choose} />
    </>
  );
}
