/** @jest-environment jsdom */
import { keepDraft, keepPlaced, readDraft, readPlaced } from './draft';

beforeEach(() => sessionStorage.clear());

const leave = (value: unknown) => sessionStorage.setItem('checkout', JSON.stringify(value));

it('comes back as it was left, under the same key', () => {
  const draft = readDraft();
  const values = { ...draft.values, email: 'clara@example.com', pickUp: true, shippingMethodId: 2 };
  keepDraft({ ...draft, sent: true, codeFor: 'this', values });
  expect(readDraft()).toEqual({ key: draft.key, sent: true, codeFor: 'this', values });
});

it('gives way to the order that it became, which the next one replaces', () => {
  const { key } = readDraft();
  keepPlaced(key);
  expect(readPlaced()).toEqual({ placed: key, isNew: true });
  const next = readDraft();
  expect(next).toMatchObject({ sent: false, values: { email: '' } });
  expect(next.key).not.toBe(key);
  keepDraft(next);
  expect(readPlaced()).toBeUndefined();
});

it.each([null, 7, [], { key: 7 }, { values: { email: 'x' } }, { placed: 7 }])('begins anew after %j', (damaged) => {
  leave(damaged);
  expect(readDraft().values.email).toBe('');
  expect(readPlaced()).toBeUndefined();
});

it('keeps what is sound of a half damaged draft', () => {
  leave({
    key: 'k',
    values: { email: 'a@example.com', name: 7, address: { line1: '1 Road', country: [] }, paymentMethod: null },
  });
  expect(readDraft()).toMatchObject({
    key: 'k',
    sent: false,
    values: { email: 'a@example.com', name: '', address: { line1: '1 Road', country: '' }, paymentMethod: '' },
  });
});
