/** @jest-environment jsdom */
import { apiPaths } from '@stoa/contract';
import { answerFrom, broken, item } from '@stoa/web-kit/testing';
import { findByText } from '@testing-library/dom';
import { drawBlock, type ShownItems } from './draw-block';

const address = apiPaths.marketplace.item('bowl');

const draw = (items: ShownItems) => drawBlock({ kind: 'item', slug: 'bowl', title: 'Bowl' }, () => {}, items);

test('the card of an item that couldn’t be loaded says so, and asks again when it is drawn anew', async () => {
  const answers: Record<string, unknown> = { [address]: broken };
  answerFrom(answers);
  const items: ShownItems = new Map();
  await findByText(draw(items), 'Failed to load the item.');
  answers[address] = { ...item, title: 'Oak bowl', published: true };
  await findByText(draw(items), 'Oak bowl');
});

test('a card whose item doesn’t exist says that the page leaves it out', async () => {
  answerFrom({});
  await findByText(draw(new Map()), 'No item has this address, so the page leaves it out.');
});

test('an item is asked for once for an editor, and again for the next', async () => {
  const calls = answerFrom({ [address]: { ...item, title: 'Oak bowl', published: true } });
  const items: ShownItems = new Map();
  await findByText(draw(items), 'Oak bowl');
  await findByText(draw(items), 'Oak bowl');
  expect(calls).toHaveLength(1);
  await findByText(draw(new Map()), 'Oak bowl');
  expect(calls).toHaveLength(2);
});
