import { fileTypeOf } from './file-type';

const kind = (beginning: string) => fileTypeOf(Buffer.from(beginning, 'latin1'))?.extension;

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', '.jpg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '.png'],
    ['GIF87a\x01\0', '.gif'],
    ['GIF89a\x01\0', '.gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', '.webp'],
    ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', '.avif'],
    ['\0\0\0\x20ftypavis\0\0\0\0avifmif1', '.avif'],
    ['\0\0\0\x20ftypmif1\0\0\0\0mif1miafavif', '.avif'],
  ])('%j is %s', (beginning, extension) => expect(kind(beginning)).toBe(extension));

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html>\x89PNG\r\n\x1a\n',
    ' GIF89a',
    'RIFF\x24\0\0\0WAVEfmt ',
    '\0\0\0\x20ftypheic\0\0\0\0mif1heic',
    '%PDF-1.7',
    'PK\x03\x04',
    'II*\0',
    'BM',
  ])('%j is none of the five', (beginning) => expect(kind(beginning)).toBeUndefined());
});
