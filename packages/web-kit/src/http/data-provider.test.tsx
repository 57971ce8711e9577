/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type Answer, answerCalls } from '../testing';
import { getData } from './calls';
import { DataProvider } from './data-provider';

interface Shown {
  name: string;
}

const seen = jest.fn<void, [Shown | undefined]>();
beforeEach(() => seen.mockReset());

let renderReader: () => void;

function Reader() {
  const [, change] = useState({});
  renderReader = () => change({});
  const { data } = useSWR('/api/a', getData<Shown>);
  useEffect(() => seen(data), [data]);
  return <p>{data?.name ?? 'loading'}</p>;
}

let { mutate } = {} as ReturnType<typeof useSWRConfig>;
function Mutator() {
  ({ mutate } = useSWRConfig());
  return null;
}

const app = (
  <DataProvider answers={{ '/api/a': { data: { name: 'of the page' } } }}>
    <Reader />
    <Mutator />
  </DataProvider>
);

test('what was dropped is shown again when it’s fetched, though nothing changed', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  answerCalls(() => new Promise<Answer>((resolve) => (answer = resolve)));
  render(app);
  await act(async () => void mutate(() => true, undefined));
  await act(async () => renderReader());
  expect(await screen.findByText('loading')).not.toBeNull();
  await act(async () => answer({ body: { data: { name: 'of the page' } } }));
  expect(await screen.findByText('of the page')).not.toBeNull();
});

test('an answer that says the same is the same object, so nothing renders again', async () => {
  let name = 'of the page';
  answerCalls(() => ({ body: { data: { name } } }));
  render(app);
  await act(() => mutate('/api/a'));
  expect(seen).toHaveBeenCalledTimes(1);
  name = 'changed';
  await act(() => mutate('/api/a'));
  expect(await screen.findByText('changed')).not.toBeNull();
  expect(seen).toHaveBeenCalledTimes(2);
});
