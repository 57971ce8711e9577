/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function follow() {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 120, { leading: true }), {
    initialProps: { value: '' },
  });
  pass(1_000);
  return {
    change: (value: string) => rerender({ value }),
    now: () => result.current,
  };
}

it('a single change is followed at once', () => {
  const { change, now } = follow();
  change('US');
  pass(0);
  expect(now()).toBe('US');
  pass(500);
  change('DE');
  pass(0);
  expect(now()).toBe('DE');
});

it('of several changes, only the last is followed', () => {
  const { change, now } = follow();
  change('T');
  pass(50);
  change('Te');
  pass(50);
  change('Ten');
  pass(119);
  expect(now()).toBe('T');
  pass(1);
  expect(now()).toBe('Ten');
});
