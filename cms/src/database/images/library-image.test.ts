import { toLibraryImage } from './library-image';

const whole = { url: '/uploads/bowl.webp', width: 1600, height: 1200 };

test('the files of an image run from the narrowest to the whole, whatever order they were made in', () => {
  const formats = {
    large: { url: '/uploads/large_bowl.webp', width: 1200 },
    thumbnail: { url: '/uploads/thumbnail_bowl.webp', width: 208 },
    medium: { url: '/uploads/medium_bowl.webp', width: 800 },
  };
  expect(toLibraryImage({ ...whole, formats })).toEqual({
    width: 1600,
    height: 1200,
    sizes: [
      { url: '/uploads/thumbnail_bowl.webp', width: 208 },
      { url: '/uploads/medium_bowl.webp', width: 800 },
      { url: '/uploads/large_bowl.webp', width: 1200 },
      { url: '/uploads/bowl.webp', width: 1600 },
    ],
  });
});

test('a small image has one size', () => {
  expect(toLibraryImage({ ...whole, formats: null })?.sizes).toEqual([{ url: '/uploads/bowl.webp', width: 1600 }]);
});

test('nothing is said of what has no dimensions, or is not in the library', () => {
  expect(toLibraryImage({ ...whole, width: null, formats: null })).toBeNull();
  expect(toLibraryImage(null)).toBeNull();
});
