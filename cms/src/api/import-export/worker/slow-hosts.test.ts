import { createSlowHosts } from './slow-hosts';

const HOST = 'images.example';
const DEADLINE = 20_000;
const REST = 10_000;
const GOES_ON = { isHopeless: false, counts: true };
const HOPELESS = { isHopeless: true, counts: true };

let slow: ReturnType<typeof createSlowHosts>;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  slow = createSlowHosts();
});
afterEach(() => jest.useRealTimers());

/** Asks for one, waits in vain, and lets the host rest. */
const round = () => {
  const begunAt = Date.now();
  jest.advanceTimersByTime(DEADLINE);
  const outcome = slow.add(HOST, begunAt);
  jest.advanceTimersByTime(REST);
  return outcome;
};

it('counts images that ran out of time together once', () => {
  jest.advanceTimersByTime(DEADLINE);
  const together = Array.from({ length: 4 }, (_, index) => {
    jest.advanceTimersByTime(5);
    return slow.add(HOST, index);
  });
  expect(together).toEqual([GOES_ON, ...Array(3).fill({ isHopeless: false, counts: false })]);
});

it('lets a host rest between two rounds', () => {
  jest.advanceTimersByTime(DEADLINE);
  slow.add(HOST, 0);
  jest.advanceTimersByTime(REST - 1);
  expect(slow.resting()).toEqual([HOST]);
  jest.advanceTimersByTime(1);
  expect(slow.resting()).toEqual([]);
});

it('gives a host up after three rounds, with those that were under way', () => {
  expect([round(), round()]).toEqual([GOES_ON, GOES_ON]);
  const late = Date.now() + 1;
  expect(round()).toEqual(HOPELESS);
  expect(slow.resting()).toEqual([]);
  expect(slow.add(HOST, late)).toEqual({ isHopeless: true, counts: false });
});

it('begins anew once something came from the host, or when it was given up', () => {
  round();
  round();
  slow.forget(HOST);
  expect([round(), round(), round()]).toEqual([GOES_ON, GOES_ON, HOPELESS]);
  expect(round()).toEqual(GOES_ON);
});
