/** One file of an image, with its width. */
export interface ImageSize {
  url: string;
  width: number;
}

/** What the media library knows about an image: its dimensions, and its files from narrowest to full size. */
export interface LibraryImage {
  width: number;
  height: number;
  sizes: ImageSize[];
}
