import { items } from '../content/items';
import { authors } from '../content/people';
import { posts } from '../content/posts';
import { renderAvatar, renderPicture } from '../pictures/render';
import type { Upload } from './media-library';

export const pictureFile = (slug: string) => `${slug}.webp`;
export const avatarFile = (key: string) => `${key}.jpg`;

/** All that the demonstration shop shows: one picture an item and a post, one portrait an author. */
export const demoPictures: readonly Upload[] = [
  ...[...items, ...posts].map(
    ({ slug, picture }): Upload => ({
      fileName: pictureFile(slug),
      mime: 'image/webp',
      alt: picture.alt,
      render: (widths) => renderPicture(picture.name, slug, widths),
    }),
  ),
  ...authors.map(
    ({ key, portrait }): Upload => ({
      fileName: avatarFile(key),
      mime: 'image/jpeg',
      alt: portrait.alt,
      render: () => renderAvatar(portrait.name, key),
    }),
  ),
];
