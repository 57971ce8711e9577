import Button, { type ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';

type UploadButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  /** What can be chosen: types or endings, with commas between. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's choice of files. */
export function UploadButton({ accept, multiple = false, onFiles, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={accept} multiple={multiple} onChange={choose} />
    </>
  );
}
