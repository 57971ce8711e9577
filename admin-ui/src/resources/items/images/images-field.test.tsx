/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
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
