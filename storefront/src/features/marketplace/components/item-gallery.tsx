import type { ItemDetail } from '@stoa/contract';
import { useRef, useState } from 'react';
import { Picture } from '../../../components/picture';
import styles from './item-gallery.module.css';
import { ITEM_RATIO } from './item-grid';

/** Displayed width of an image: seven of twelve columns, or the full width of a narrow screen. */
const WIDTH =
  '(min-width: 1200px) 638px, (min-width: 900px) calc(58.3vw - 61px), (min-width: 600px) calc(100vw - 50px), calc(100vw - 34px)';

const imagesOf = ({ title, imageUrl: url, imageAlt, picture, gallery }: ItemDetail) => [
  { url, picture, alt: imageAlt ?? title },
  ...gallery
    .filter((image) => image.url !== url)
    .map(({ alt, ...image }, place) => ({ ...image, alt: alt ?? `${title}, image ${place + 2}` })),
];

/** Side by side, to be swiped or scrolled with the arrow keys, also without scripts. */
export function ItemGallery({ item }: { item: ItemDetail }) {
  const images = imagesOf(item);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function show(place: number) {
    strip.current?.scrollTo({ left: place * strip.current.clientWidth });
  }

  return (
    <div>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label="Images"
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {images.map(({ url, picture, alt }, place) => (
          <li key={url}>
            <Picture src={url} picture={picture} ratio={ITEM_RATIO} sizes={WIDTH} alt={alt} first={place === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map(({ url, picture }, place) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Show image ${place + 1} of ${images.length}`}
                aria-current={place === shown}
                onClick={() => show(place)}
              >
                <Picture src={url} picture={picture} ratio="1" sizes="72px" arch={24} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
