import { check } from '../input/errors';
import {
  FILE_TOO_LARGE,
  imageRefusal,
  MAX_UPLOAD,
  mediaListQuery,
  NO_IMAGE,
  updateMediaInput,
  uploadMediaInput,
} from './media';

it('lists the newest images first, unless asked otherwise', () => {
  expect(check(mediaListQuery, {})).toEqual({ value: { page: 1, limit: 10, sortBy: 'createdAt', order: 'desc' } });
  expect(check(mediaListQuery, { sortBy: 'mime' })).toEqual({
    errors: [{ path: ['sortBy'], message: 'sortBy must be one of createdAt, name, size' }],
  });
});

it('takes an empty alternative text as none', () => {
  expect(check(uploadMediaInput, { alternativeText: '  ' })).toEqual({ value: { alternativeText: null } });
  expect(check(uploadMediaInput, {})).toEqual({ value: {} });
});

it('lets an image have a new name, but not none', () => {
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
  [{ type: 'image/svg+xml', size: 1 }, NO_IMAGE],
  [{ type: '', size: 1 }, NO_IMAGE],
])('says why %j can’t be uploaded', (file, reason) => expect(imageRefusal(file)).toBe(reason));
