import { check } from './errors';
import {
  FILE_TOO_LARGE,
  MAX_UPLOAD,
  mediaListQuery,
  NO_PICTURE,
  pictureRefusal,
  updateMediaInput,
  uploadMediaInput,
} from './media';

it('lists the newest pictures first, unless asked otherwise', () => {
  expect(check(mediaListQuery, {})).toEqual({ value: { page: 1, limit: 10, sortBy: 'createdAt', order: 'desc' } });
  expect(check(mediaListQuery, { sortBy: 'mime' })).toEqual({
    errors: [{ path: ['sortBy'], message: 'sortBy must be one of createdAt, name, size' }],
  });
});

it('takes an empty alternative text as none', () => {
  expect(check(uploadMediaInput, { alternativeText: '  ' })).toEqual({ value: { alternativeText: null } });
  expect(check(uploadMediaInput, {})).toEqual({ value: {} });
});

it('lets a picture have a new name, but not none', () => {
  expect(check(updateMediaInput, { name: ' Oak table ' })).toEqual({ value: { name: 'Oak table' } });
  expect(check(updateMediaInput, { name: '' })).toEqual({ errors: [{ path: ['name'], message: 'Name is required' }] });
  expect(check(updateMediaInput, { url: '/uploads/other.png' })).toEqual({
    errors: [{ path: ['url'], message: 'url is not allowed' }],
  });
});

it.each([
  [{ type: 'image/png', size: 1 }, undefined],
  [{ type: 'image/avif', size: MAX_UPLOAD }, undefined],
  [{ type: 'image/jpeg', size: MAX_UPLOAD + 1 }, FILE_TOO_LARGE],
  [{ type: 'image/svg+xml', size: 1 }, NO_PICTURE],
  [{ type: '', size: 1 }, NO_PICTURE],
])('says why %j can’t be uploaded', (file, reason) => expect(pictureRefusal(file)).toBe(reason));
