import type { ImageType } from '@stoa/contract';

export interface FileType {
  mime: ImageType;
  extension: string;
}

const JPEG: FileType = { mime: 'image/jpeg', extension: '.jpg' };
const PNG: FileType = { mime: 'image/png', extension: '.png' };
const GIF: FileType = { mime: 'image/gif', extension: '.gif' };
const WEBP: FileType = { mime: 'image/webp', extension: '.webp' };
const AVIF: FileType = { mime: 'image/avif', extension: '.avif' };

const SIGNATURES: [begins: RegExp, type: FileType][] = [
  [/^\xff\xd8\xff/, JPEG],
  [/^\x89PNG\r\n.\n/s, PNG],
  [/^GIF8[79]a/, GIF],
  [/^RIFF.{4}WEBP/s, WEBP],
  // The box every such file begins with: length, name, main brand, version, and other brands.
  [/^.{4}ftypavi[fs]/s, AVIF],
  [/^.{4}ftyp(mif1|miaf).{4}(.{4})*?avi[fs]/s, AVIF],
];

/**
 * Detects the type from the first bytes, ignoring the name and the sender's claim. The decoder supports many more formats,
 * including SVG and PDF; only these five ever reach it.
 */
export const fileTypeOf = (content: Buffer): FileType | undefined => {
  const beginning = content.toString('latin1', 0, 64);
  return SIGNATURES.find(([begins]) => begins.test(beginning))?.[1];
};
