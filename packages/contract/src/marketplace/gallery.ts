import * as yup from 'yup';
import { MAX_GALLERY } from '../constants';
import { isListOf, requiredUrl, textOrNull } from '../input/fields';
import type { LibraryImage } from '../media/library-image';

export interface GalleryImage {
  url: string;
  alt: string | null;
  /** The image in its available sizes; null if it isn't in the media library. */
  libraryImage: LibraryImage | null;
}

export const altText = () => textOrNull('Alt text', 300);

const image = () =>
  yup.object({
    // In a CSV, a space ends it.
    url: requiredUrl('Image URL').matches(/^\S*$/, 'Image URL must be a valid URL'),
    alt: altText().default(null),
  });

/** Images besides the one on the item's card, in order. */
export const galleryImages = () =>
  yup
    .array(image())
    .label('Gallery')
    .typeError('Gallery must be a list')
    .max(MAX_GALLERY, `Gallery can have at most ${MAX_GALLERY} images`)
    .test(
      'once',
      'Gallery can have each image only once',
      (images) => !isListOf(images) || new Set(images.map(({ url }) => url)).size === images.length,
    );
