import { srcSetOf } from './src-set';

const original = { url: '/uploads/bowl.webp', width: 1600 };

test('each file with its width, for the browser to choose from', () => {
  const sizes = [{ url: '/uploads/small_bowl.webp', width: 480 }, original];
  expect(srcSetOf({ width: 1600, height: 1200, sizes })).toBe(
    '/uploads/small_bowl.webp 480w, /uploads/bowl.webp 1600w',
  );
});

test('nothing where there is no choice: a small image, or one of another place', () => {
  expect(srcSetOf({ width: 1600, height: 1200, sizes: [original] })).toBeUndefined();
  expect(srcSetOf(null)).toBeUndefined();
});
