/** @jest-environment jsdom */
import { answerCalls } from '@stoa/web-kit/testing';
import { addTerm } from '../../components/terms/term-input';
import { changeTerm, deleteTerm } from './api';

test('each kind of term is changed and deleted by its specified endpoints', async () => {
  const calls: unknown[] = [];
  answerCalls(({ method, url, body }) => {
    calls.push([method, url, body]);
    return { body: { data: { id: 7 } } };
  });
  const oak = { name: 'Oak', slug: 'oak' };
  const values = { ...oak, description: ' ' };
  await addTerm('itemCategory', values);
  await changeTerm('itemTag', 7, values);
  await changeTerm('blogTag', 7, values);
  await changeTerm('blogCategory', 7, values);
  await deleteTerm('itemCategory', 7);
  await deleteTerm('blogCategory', 7);
  await deleteTerm('blogTag', 7);
  expect(calls).toEqual([
    ['POST', '/api/marketplace/categories', oak],
    ['PATCH', '/api/marketplace/tags/7', oak],
    ['PATCH', '/api/blog/tags/7', { ...oak, id: 7 }],
    ['PATCH', '/api/blog/categories/7', { ...oak, description: null }],
    ['DELETE', '/api/marketplace/categories/7', undefined],
    ['DELETE', '/api/blog/categories/delete', { id: 7 }],
    ['DELETE', '/api/blog/tags/7', undefined],
  ]);
});
