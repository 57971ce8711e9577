/** One file of a picture, as wide as it says. */
export interface PictureSize {
  url: string;
  width: number;
}

/** What the media library knows of a picture: its own dimensions, and all its files from the narrowest to the whole. */
export interface Picture {
  width: number;
  height: number;
  sizes: PictureSize[];
}
