import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import { classes, text } from '@stoa/web-kit';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoundButton } from '../../../../components/round-button';
import { srcSetOf } from '../../../../lib/src-set';
import type { ShownImage } from '../../domain/images';
import styles from './gallery-dialog.module.css';

type GalleryDialogProps = { title: string; images: ShownImage[]; start: number; onClose: () => void };

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN = 120;

const placeSeen = (strip: Element): number => Math.round(strip.scrollLeft / strip.clientWidth);

/** Scrolls an enlarged slide so that what was under a point of the screen stays there; without a point, to its middle. */
function lookAt(slide: Element, point?: Pick<MouseEvent, 'clientX' | 'clientY'>) {
  const { left, top, width, height } = slide.getBoundingClientRect();
  const { clientX, clientY } = point ?? { clientX: left + width / 2, clientY: top + height / 2 };
  slide.scrollTo({
    left: ((clientX - left) / width) * (slide.scrollWidth - width),
    top: ((clientY - top) / height) * (slide.scrollHeight - height),
    behavior: 'instant',
  });
}

/** Images over the whole screen: swiped, turned with the arrow keys, and enlarged. */
export function GalleryDialog({ title, images, start, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  /** Where the strip is being turned to, while it's still on its way. */
  const aim = useRef<number>(undefined);
  const [shown, setShown] = useState(start);
  const [zoomed, setZoomed] = useState(false);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' });
    // Gives the focus back.
    return () => opened?.close();
  }, [start]);

  function turnBy(step: number) {
    if (!strip.current) return;
    const place = (aim.current ?? placeSeen(strip.current)) + step;
    if (place < 0 || place >= images.length) return;
    aim.current = place;
    setZoomed(false);
    strip.current.scrollTo({ left: place * strip.current.clientWidth });
  }

  function onScroll() {
    if (!strip.current) return;
    const place = placeSeen(strip.current);
    if (place === aim.current) aim.current = undefined;
    setShown(place);
  }

  function toggleZoom(point?: MouseEvent) {
    // Only what is already enlarged can be scrolled.
    flushSync(() => setZoomed(!zoomed));
    const slide = strip.current?.children[shown];
    if (slide) lookAt(slide, point);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = step;
    if (zoomed) strip.current?.children[shown]?.scrollBy({ left: x * PAN, top: y * PAN, behavior: 'instant' });
    else turnBy(x);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Images of ${title}`}
      onKeyDown={onKeyDown}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.bar}>
        <p className={classes(text.body2, text.figures)} role="status">
          {images.length > 1 && `Image ${shown + 1} of ${images.length}`}
        </p>
        <RoundButton aria-label="Zoom in" aria-pressed={zoomed} onClick={() => toggleZoom()}>
          {zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        </RoundButton>
        <RoundButton aria-label="Close images" onClick={onClose}>
          <CloseIcon />
        </RoundButton>
      </div>
      <ul
        ref={strip}
        className={classes(styles.strip, zoomed && styles.zoomed)}
        aria-label="Images"
        tabIndex={images.length > 1 ? 0 : undefined}
        onPointerDown={() => {
          aim.current = undefined;
        }}
        onScroll={onScroll}
      >
        {images.map(({ url, libraryImage, alt }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, the button does it
          <li
            key={url}
            onClick={toggleZoom}
            onPointerMove={
              zoomed ? (event) => event.pointerType === 'mouse' && lookAt(event.currentTarget, event) : undefined
            }
          >
            <img
              loading={place === start ? 'eager' : 'lazy'}
              sizes={zoomed ? '250vw' : '100vw'}
              srcSet={srcSetOf(libraryImage)}
              src={url}
              alt={alt}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.turns}>
          <RoundButton aria-label="Previous image" aria-disabled={shown === 0} onClick={() => turnBy(-1)}>
            <PreviousIcon />
          </RoundButton>
          <RoundButton aria-label="Next image" aria-disabled={shown === images.length - 1} onClick={() => turnBy(1)}>
            <NextIcon />
          </RoundButton>
        </div>
      )}
    </dialog>
  );
}
