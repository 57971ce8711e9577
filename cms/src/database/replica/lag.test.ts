import { createLag } from './lag';

const NEVER = Number.NEGATIVE_INFINITY;
const at = (lsn: string, history = 'one') => ({ lsn, history });

const createLooks = () => {
  const lag = createLag();
  let now = 0;
  return {
    ...lag,
    /** Each is 10 after the one before. */
    look(primary: string, after: string, before = '0/0') {
      now += 10;
      return lag.compare({ before: at(before), primary: at(primary), after: at(after), at: now });
    },
  };
};

it('counts a replica as up to date at the moment when the primary had written what it has replayed', () => {
  const { look, upToDateAt, forget } = createLooks();
  expect(look('0/FF', '0/F0')).toBe(true);
  expect(upToDateAt()).toBe(NEVER);
  look('0/FF', '0/FF');
  expect(upToDateAt()).toBe(20);
  look('0/100', '0/FF');
  look('1/0', '0/FFFFFFFF');
  expect(upToDateAt()).toBe(30);
  look('1/FF', '0/FFFFFFFF');
  expect(upToDateAt()).toBe(30);
  look('1/FFF', '1/0');
  expect(upToDateAt()).toBe(40);
  forget();
  expect(upToDateAt()).toBe(NEVER);
});

it.each([
  ['0/5000028', '0/5000000', true],
  ['0/5002018', '0/5002000', true],
  ['0/5002048', '0/5002000', false],
  ['0/5002018', '0/5001FF8', false],
])('asks of a replica no page that is still empty: %s written, %s replayed', (written, replayed, isUpToDate) => {
  const { look, upToDateAt } = createLooks();
  expect(look(written, replayed, replayed)).toBe(true);
  expect(upToDateAt()).toBe(isUpToDate ? 10 : NEVER);
});

it.each([
  ['of another history', at('0/FF', 'two'), at('0/FF', 'two')],
  ['that changes to another history', at('0/FF'), at('0/FF', 'two')],
  ['that is ahead, as after the primary’s disk was set back', at('0/200'), at('0/200')],
])('counts no replica %s', (_which, before, after) => {
  const { look, compare, upToDateAt } = createLooks();
  look('0/F0', '0/F0');
  expect(compare({ before, primary: at('0/FF'), after, at: 100 })).toBe(false);
  expect(upToDateAt()).toBe(NEVER);
});

it('counts what was written in another history no longer', () => {
  const { look, compare, upToDateAt } = createLooks();
  look('0/F0', '0/E0');
  const promoted = at('0/FF', 'two');
  expect(compare({ before: at('0/E0'), primary: promoted, after: at('0/F0'), at: 100 })).toBe(false);
  expect(compare({ before: at('0/F0', 'two'), primary: promoted, after: at('0/F8', 'two'), at: 200 })).toBe(true);
  expect(upToDateAt()).toBe(NEVER);
});
