import type { Readable } from 'node:stream';

export interface StoredImage {
  bytes: number;
  changedAt: Date;
  /** The MD5 of the content, if the storage says it. */
  md5: string | undefined;
}

export interface OpenImage {
  content: Readable;
  bytes: number | undefined;
  etag: string | undefined;
}

/** Where the files of the media library are, all sizes of each, by their names. */
export interface ImageStorage {
  /** As people say it. */
  name: string;
  list(): Promise<Map<string, StoredImage>>;
  /** Undefined if there is none. */
  open(name: string): Promise<OpenImage | undefined>;
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

/** An image keeps its address when an editor replaces it, so caches ask again after a day. */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
