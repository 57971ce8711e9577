/** @jest-environment jsdom */
import { adminPaths, type MediaFile, paginate } from '@stoa/contract';
import { answerFrom } from '@stoa/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInForm } from '../../../components/form/layout/form-in-tests';
import { ImagesField } from './images-field';

const images = {
  imageUrl: '/uploads/One.webp',
  imageAlt: 'One',
  gallery: ['Two', 'Three'].map((alt) => ({ url: `/uploads/${alt}.webp`, alt })),
};

const tiles = () => screen.getAllByRole('listitem');
const order = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

type Step = 'dragStart' | 'dragEnter' | 'drop' | 'dragEnd';
const drag = (step: Step, on: HTMLElement | null | undefined) =>
  act(async () => void (on && fireEvent[step](on, { dataTransfer: { setData: () => {}, types: [] } })));

/** Returns what is dragged. */
async function dragFirstToLast() {
  showInForm(<ImagesField label="Images" />, images);
  const dragged = tiles()[0]?.querySelector<HTMLElement>('[draggable=true]');
  await drag('dragStart', dragged);
  for (const place of [1, 2]) await drag('dragEnter', tiles()[place]);
  expect(order()).toEqual(['Two', 'Three', 'One']);
  return dragged;
}

test('an image stays where it is dropped', async () => {
  const dragged = await dragFirstToLast();
  await drag('drop', dragged);
  await drag('dragEnd', dragged);
  expect(order()).toEqual(['Two', 'Three', 'One']);
});

test('an image that isn’t dropped, as after Escape, goes back to where it was', async () => {
  await drag('dragEnd', await dragFirstToLast());
  expect(order()).toEqual(['One', 'Two', 'Three']);
});

test('the library marks the images that the item has', async () => {
  const inLibrary = (alternativeText: string): MediaFile => ({
    id: alternativeText.length,
    name: `${alternativeText}.webp`,
    url: `/uploads/${alternativeText}.webp`,
    alternativeText,
    width: 40,
    height: 30,
    mime: 'image/webp',
    size: 900,
    sizes: [],
    createdAt: '2026-01-05T12:00:00.000Z',
  });
  const items = ['Two', 'Other'].map(inLibrary);
  showInForm(<ImagesField label="Images" />, images);
  answerFrom({ [adminPaths.media]: { items, pagination: paginate(1, 24, 2) } });
  await userEvent.click(screen.getByRole('button', { name: 'Choose from library' }));
  const library = within(await screen.findByRole('dialog', { name: 'Choose from library' }));
  const tile = (name: RegExp) => library.findByRole('button', { name });
  expect((await tile(/Two\.webp/)).textContent).toContain('Selected');
  expect((await tile(/Other\.webp/)).textContent).not.toContain('Selected');
});
