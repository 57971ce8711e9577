/** @jest-environment jsdom */
import { whenSeen } from './when-seen';

let visibility: DocumentVisibilityState;
const seen = jest.fn();

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  seen.mockReset();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

test('a visible page counts as seen once', () => {
  whenSeen(seen);
  jest.runAllTimers();
  show('hidden');
  show('visible');
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a hidden page counts as seen once it becomes visible', () => {
  visibility = 'hidden';
  whenSeen(seen);
  jest.runAllTimers();
  expect(seen).not.toHaveBeenCalled();
  show('visible');
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a prerendered page counts as seen once it is opened', () => {
  Object.assign(document, { prerendering: true });
  whenSeen(seen);
  jest.runAllTimers();
  expect(seen).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a page that is left at once is never counted as seen', () => {
  whenSeen(seen)();
  jest.runAllTimers();
  show('visible');
  expect(seen).not.toHaveBeenCalled();
});
