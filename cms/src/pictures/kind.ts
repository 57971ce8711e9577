import type { PictureType } from '@stoa/contract';

export interface PictureKind {
  mime: PictureType;
  extension: string;
}

const JPEG: PictureKind = { mime: 'image/jpeg', extension: '.jpg' };
const PNG: PictureKind = { mime: 'image/png', extension: '.png' };
const GIF: PictureKind = { mime: 'image/gif', extension: '.gif' };
const WEBP: PictureKind = { mime: 'image/webp', extension: '.webp' };
const AVIF: PictureKind = { mime: 'image/avif', extension: '.avif' };

const SIGNATURES: [begins: RegExp, kind: PictureKind][] = [
  [/^\xff\xd8\xff/, JPEG],
  [/^\x89PNG\r\n.\n/s, PNG],
  [/^GIF8[79]a/, GIF],
  [/^RIFF.{4}WEBP/s, WEBP],
  // The box that every such file begins with: its length, its name, the main brand, a version, other brands.
  [/^.{4}ftypavi[fs]/s, AVIF],
  [/^.{4}ftyp(mif1|miaf).{4}(.{4})*?avi[fs]/s, AVIF],
];

/**
 * What a file is by its first bytes: neither its name nor what the sender says of it counts. The library that decodes knows
 * many more formats, SVG and PDF among them; what is none of these five never reaches it.
 */
export const kindOf = (content: Buffer): PictureKind | undefined => {
  const beginning = content.toString('latin1', 0, 64);
  return SIGNATURES.find(([begins]) => begins.test(beginning))?.[1];
};
