/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { type Answer, answerCalls } from '../testing';
import { getData } from './calls';
import { client } from './client';
import { DataProvider } from './data-provider';

function Reader({ path }: { path: string }) {
  const { data, error } = useSWR(path, getData<string>);
  return <p>{error ? 'failed' : (data ?? 'loading')}</p>;
}

const readers = (...paths: string[]) => (
  <DataProvider>
    {paths.map((path, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same component asks for another path
      <Reader key={place} path={path} />
    ))}
  </DataProvider>
);

/** Requests by path, in the order they were made; each is answered when the test says so. */
let requests: { url: string; answer: (data: string) => void; signal: AbortSignal }[];
beforeEach(() => {
  requests = [];
  answerCalls(
    ({ url }) =>
      new Promise<Answer>((resolve) => {
        requests.push({ url, signal: signals.at(-1) as AbortSignal, answer: (data) => resolve({ body: { data } }) });
      }),
  );
});

const signals: AbortSignal[] = [];
client.interceptors.request.use((request) => {
  signals.push(request.signal as AbortSignal);
  return request;
});

const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const canceled = () => requests.filter(({ signal }) => signal.aborted).map(({ url }) => url);

test('a request is canceled when its component asks for something else', async () => {
  const { rerender } = render(readers('/api/a'));
  await soon();
  rerender(readers('/api/b'));
  await soon();
  expect(canceled()).toEqual(['/api/a']);
  requests[1]?.answer('of b');
  expect(await screen.findByText('of b')).not.toBeNull();
});

test('a request is canceled when its component leaves, and made again when it returns', async () => {
  const { rerender } = render(readers('/api/a'));
  await soon();
  rerender(readers());
  await soon();
  expect(canceled()).toEqual(['/api/a']);
  rerender(readers('/api/a'));
  await soon();
  expect(screen.queryByText('failed')).toBeNull();
  requests[1]?.answer('after all');
  expect(await screen.findByText('after all')).not.toBeNull();
});

test('a request goes on as long as another component waits for it', async () => {
  const { rerender } = render(readers('/api/a', '/api/a'));
  await soon();
  rerender(readers('/api/a'));
  await soon();
  expect(canceled()).toEqual([]);
  requests[0]?.answer('for the other');
  expect(await screen.findByText('for the other')).not.toBeNull();
  expect(requests).toHaveLength(1);
});
