import FullScreenIcon from '@mui/icons-material/FullscreenOutlined';
import type { ItemDetail } from '@stoa/contract';
import { useOverlay, usePart, useToast } from '@stoa/web-kit';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { RoundButton } from '../../../../components/round-button';
import { imagesOf } from '../../domain/images';
import { ITEM_RATIO } from '../cards/item-grid';
import styles from './item-gallery.module.css';

/** Displayed width of an image: seven of twelve columns, half of a tablet, or the full width of a narrow screen. */
const WIDTH =
  '(min-width: 1200px) 638px, (min-width: 900px) calc(58.3vw - 61px), (min-width: 600px) calc(50vw - 42px), calc(100vw - 34px)';

const loadDialog = () => import('./gallery-dialog').then(({ GalleryDialog }) => GalleryDialog);
const prepareDialog = () => void loadDialog().catch(() => undefined);

const placeOf = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);

type ItemGalleryProps = {
  item: ItemDetail;
  /** The image of the chosen variant, if it has its own. */
  chosen: string | null | undefined;
};

/** Side by side, to be swiped or scrolled with the arrow keys, also without scripts. */
export function ItemGallery({ item, chosen }: ItemGalleryProps) {
  const images = imagesOf(item);
  const strip = useRef<HTMLUListElement>(null);
  const chosenPlace = images.findIndex(({ url }) => url === chosen);
  const [shown, setShown] = useState(Math.max(chosenPlace, 0));

  const show = (place: number, behavior?: ScrollBehavior) =>
    strip.current?.scrollTo({ left: place * strip.current.clientWidth, behavior });
  const { isOpen, detail, open, close } = useOverlay('images');
  const openFullScreen = () => open(String(shown));

  const isNew = useRef(true);
  const turnTo = useEffectEvent((place: number) => {
    // Somebody may have swiped before the code was here.
    if (isNew.current && strip.current?.scrollLeft) setShown(placeOf(strip.current));
    else if (place >= 0) show(place, isNew.current ? 'instant' : undefined);
    isNew.current = false;
  });
  useEffect(() => turnTo(chosenPlace), [chosenPlace]);

  const thumbnails = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = thumbnails.current?.children[shown];
    if (current instanceof HTMLElement)
      thumbnails.current?.scrollTo({
        left: current.offsetLeft - (thumbnails.current.clientWidth - current.offsetWidth) / 2,
      });
  }, [shown]);

  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, the button does it */}
        <ul
          ref={strip}
          className={styles.strip}
          data-press
          aria-label="Images"
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) => setShown(placeOf(currentTarget))}
          onClick={openFullScreen}
        >
          {images.map(({ url, libraryImage, alt }, place) => (
            <li key={url} className={place === chosenPlace ? styles.chosen : undefined}>
              <ResponsiveImage
                src={url}
                libraryImage={libraryImage}
                ratio={ITEM_RATIO}
                sizes={WIDTH}
                alt={alt}
                first={place === Math.max(chosenPlace, 0)}
              />
            </li>
          ))}
        </ul>
        <RoundButton
          className={styles.fullScreen}
          aria-label="View images full screen"
          aria-haspopup="dialog"
          onClick={openFullScreen}
          onPointerEnter={prepareDialog}
          onFocus={prepareDialog}
        >
          <FullScreenIcon />
        </RoundButton>
      </div>
      {images.length > 1 && (
        <ul ref={thumbnails} className={styles.thumbnails}>
          {images.map(({ url, libraryImage, ownAlt }, place) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Show image ${place + 1} of ${images.length}${ownAlt ? `: ${ownAlt}` : ''}`}
                aria-current={place === shown}
                onClick={() => show(place)}
              >
                <ResponsiveImage src={url} libraryImage={libraryImage} ratio="1" sizes="72px" arch={24} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FullScreen isOpen={isOpen} title={item.title} images={images} start={Number(detail)} onClose={close} />
    </div>
  );
}

type FullScreenProps = ComponentProps<Awaited<ReturnType<typeof loadDialog>>> & { isOpen: boolean };

function FullScreen({ isOpen, ...images }: FullScreenProps) {
  const toast = useToast();
  const GalleryDialog = usePart(loadDialog, isOpen, () => {
    images.onClose();
    toast.error('Error', 'Images couldn’t be opened. Check your connection and try again.');
  });
  return GalleryDialog && isOpen && <GalleryDialog {...images} />;
}
