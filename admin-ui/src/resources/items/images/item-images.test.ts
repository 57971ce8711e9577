import { altNameOf, imagesIn, moved, withImages } from './item-images';

const [main, front, back] = ['main', 'front', 'back'].map((name) => ({ url: `/${name}.webp`, alt: name }));
const all = [main, front, back] as [typeof main & object, typeof main & object, typeof main & object];
const images = withImages(all);

test('the first image is the main one, and the others are the gallery', () => {
  expect(images).toEqual({ imageUrl: '/main.webp', imageAlt: 'main', gallery: [front, back] });
  expect(imagesIn(images)).toEqual(all);
  expect(withImages([])).toEqual({ imageUrl: '', imageAlt: '', gallery: [] });
});

test('an image that is moved to the front becomes the main one, and the former one comes next', () => {
  expect(withImages(moved(all, 2, 0))).toEqual({ imageUrl: '/back.webp', imageAlt: 'back', gallery: [main, front] });
  expect(moved(all, 0, 2)).toEqual([front, back, main]);
});

test('each image has one alt text, also while there is no main image', () => {
  expect([0, 1, 2].map((place) => altNameOf(images, place))).toEqual(['imageAlt', 'gallery.0.alt', 'gallery.1.alt']);
  const cleared = { ...images, imageUrl: ' ' };
  expect(imagesIn(cleared).map((_, place) => altNameOf(cleared, place))).toEqual(['gallery.0.alt', 'gallery.1.alt']);
});
