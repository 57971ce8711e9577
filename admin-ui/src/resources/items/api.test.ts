/** @jest-environment jsdom */
import { apiPaths } from '@stoa/contract';
import { answerCalls } from '@stoa/web-kit/testing';
import { updateItem } from './api';
import { newItem } from './domain/item-fields';

const HEIGHT = { id: 1, slug: 'height', name: 'Height', kind: 'NUMBER', unit: 'cm', choices: [], facet: true };

const sentFor = async (properties: Record<string, Record<string, string>>) => {
  const sent: unknown[] = [];
  answerCalls(({ method, url, body }) => {
    if (method === 'PATCH') sent.push((body as { properties?: unknown }).properties);
    return { body: { data: url === apiPaths.marketplace.category('6') ? { properties: [HEIGHT] } : {} } };
  });
  const opened = { ...newItem, categoryId: '5', properties: { 5: { height: '3', material: 'oak' } } };
  await updateItem(1, { ...opened, categoryId: '6', properties }, opened);
  return sent;
};

test('visible property values are sent after a category change, even if entered for the first category', async () => {
  expect(await sentFor({ 5: { height: '12.5', material: 'oak' } })).toEqual([{ height: '12.5' }]);
  expect(await sentFor({ 5: { height: '12.5', material: 'oak' }, 6: { height: '7' } })).toEqual([{ height: '7' }]);
});

test('stored property values stay if none was entered', async () => {
  expect(await sentFor({ 5: { height: '3', material: 'oak' } })).toEqual([undefined]);
});
