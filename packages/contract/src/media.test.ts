import { check } from './errors';
import { mediaListQuery, updateMediaInput, uploadMediaInput } from './media';

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
