import { FILE_TOO_LARGE, MAX_UPLOAD, NO_PICTURE } from '@stoa/contract';
import { refusalOf } from './refusal';

test.each([
  [{ type: 'image/png', size: 1 }, undefined],
  [{ type: 'image/avif', size: MAX_UPLOAD }, undefined],
  [{ type: 'image/jpeg', size: MAX_UPLOAD + 1 }, FILE_TOO_LARGE],
  [{ type: 'image/svg+xml', size: 1 }, NO_PICTURE],
  [{ type: '', size: 1 }, NO_PICTURE],
])('%j', (file, reason) => expect(refusalOf(file)).toBe(reason));
