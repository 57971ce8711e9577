import { IMAGE_HINT, imageRefusal, MAX_RETURN_IMAGES } from '@stoa/contract';
import { Button, classes, errorMessage, ImageInput, text } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { type CustomerPaths, uploadReturnImage } from '../../api';
import styles from './request-return.module.css';

/** Each image is sent as soon as it’s chosen. */
export function ImagesField({ paths }: { paths: CustomerPaths }) {
  const [{ value: images }, { error, touched }, { setValue }] = useField<string[]>('images');
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const problem = failure ?? (touched ? error : undefined);

  async function add(file: File) {
    if (sent !== undefined) return;
    const refusal = imageRefusal(file);
    setFailure(refusal);
    if (refusal) return;
    setSent(0);
    try {
      const { address } = await uploadReturnImage(paths, file, setSent);
      await setValue([...images, address]);
    } catch (caught) {
      setFailure(errorMessage(caught, 'The image couldn’t be uploaded. Please try again.'));
    }
    setSent(undefined);
  }

  return (
    <div className={styles.images}>
      {images.length > 0 && (
        <ul className={styles.shown} aria-label="Your images">
          {images.map((address, place) => (
            <li key={address}>
              <img src={address} alt={`${place + 1} of ${images.length}`} />
              <Button
                size="small"
                aria-label={`Remove image ${place + 1}`}
                onClick={() => void setValue(images.filter((other) => other !== address))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {images.length < MAX_RETURN_IMAGES && (
        <Button variant="outlined" aria-disabled={sent !== undefined} onClick={() => input.current?.click()}>
          {sent === undefined ? 'Add image' : `Uploading... ${Math.round(sent * 100)}%`}
        </Button>
      )}
      <p role={problem && 'alert'} className={classes(text.caption, problem ? styles.problem : text.muted)}>
        {problem ?? `Optional. Up to ${MAX_RETURN_IMAGES} images: ${IMAGE_HINT}.`}
      </p>
      <ImageInput ref={input} onChoose={(file) => void add(file)} />
    </div>
  );
}
