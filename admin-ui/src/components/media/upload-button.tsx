import Button, { type ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';

type UploadButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'children'> & {
  /** Accepted types or extensions, separated by commas. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

export function UploadButton({ accept, multiple = false, onFiles, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be selected again.
    target.value = '';
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={accept} multiple={multiple} onChange={choose} />
    </>
  );
}
