/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useCreateOnce } from './use-create-once';

test('a second save of a new record updates the one that the first save created', async () => {
  const create = jest.fn(async (title: string) => ({ id: 7, title }));
  const change = jest.fn(async ({ id }: { id: number }, title: string) => ({ id, title }));
  const { result, rerender } = renderHook(() => useCreateOnce(create, change));
  create.mockRejectedValueOnce(new Error('refused'));
  await expect(result.current('Oak', '')).rejects.toThrow('refused');
  await result.current('Oak table', '');
  rerender();
  await result.current('Elm table', 'Oak table');
  expect(create).toHaveBeenCalledTimes(2);
  expect(change.mock.calls).toEqual([[{ id: 7, title: 'Oak table' }, 'Elm table', 'Oak table']]);
});
