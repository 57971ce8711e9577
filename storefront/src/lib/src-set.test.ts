import { srcSetOf } from './src-set';

const original = { url: '/uploads/bowl.webp', width: 1600 };

test('the srcset lists each file with its width', () => {
  const sizes = [{ url: '/uploads/small_bowl.webp', width: 480 }, original];
  expect(srcSetOf({ width: 1600, height: 1200, sizes })).toBe(
    '/uploads/small_bowl.webp 480w, /uploads/bowl.webp 1600w',
  );
});

test('a small or foreign image has no srcset', () => {
  expect(srcSetOf({ width: 1600, height: 1200, sizes: [original] })).toBeUndefined();
  expect(srcSetOf(null)).toBeUndefined();
});
