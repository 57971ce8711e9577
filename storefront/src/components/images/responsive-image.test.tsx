/** @jest-environment jsdom */
import type { LibraryImage } from '@stoa/contract';
import { AppTheme } from '@stoa/web-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { ResponsiveImage } from './responsive-image';

const SRC = '/uploads/bowl.webp';
const inLibrary: LibraryImage = {
  width: 1600,
  height: 1200,
  sizes: [
    { url: '/uploads/small_bowl.webp', width: 480 },
    { url: SRC, width: 1600 },
  ],
};

const show = (libraryImage: LibraryImage | null, src: string | null = SRC, first = false) => (
  <AppTheme>
    <ResponsiveImage src={src} libraryImage={libraryImage} sizes="50vw" ratio="4 / 3" alt="A bowl" first={first} />
  </AppTheme>
);
const image = () => screen.queryByRole('img');
const attributes = (...names: string[]) => names.map((name) => screen.getByRole('img').getAttribute(name));

test('an image of the media library offers its files, its width and its height', () => {
  render(show(inLibrary));
  expect(attributes('srcset', 'sizes', 'width', 'height', 'loading')).toEqual([
    '/uploads/small_bowl.webp 480w, /uploads/bowl.webp 1600w',
    '50vw',
    '1600',
    '1200',
    'lazy',
  ]);
});

test('an image from another site is shown as it is', () => {
  render(show(null));
  expect(attributes('src', 'srcset', 'sizes')).toEqual([SRC, null, null]);
});

test('the first image of a page is fetched at once', () => {
  render(show(inLibrary, SRC, true));
  expect(attributes('loading', 'fetchpriority')).toEqual(['eager', 'high']);
});

test('an arch replaces an image that fails to load, until there is another image', () => {
  const { rerender, container } = render(show(inLibrary));
  fireEvent.error(screen.getByRole('img'));
  expect(image()).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(show(null, '/uploads/other.webp'));
  expect(attributes('src')).toEqual(['/uploads/other.webp']);
  rerender(show(null, null));
  expect(image()).toBeNull();
});
