import { orderName, orderReference, readOrderNumber } from './order-names';

const NUMBERING = [
  { from: 1001, prefix: '' },
  { from: 1205, prefix: 'BR-' },
  { from: 5001, prefix: '26X' },
];

test.each([
  [1001, '#1001', '1001'],
  [1204, '#1204', '1204'],
  [1205, 'BR-1205', 'BR-1205'],
  [5000, 'BR-5000', 'BR-5000'],
  [5001, '26X5001', '26X5001'],
])('order %d is called %s', (number, name, reference) => {
  expect(orderName(number, NUMBERING)).toBe(name);
  expect(orderReference(number, NUMBERING)).toBe(reference);
});

test('orders have no prefix until there is one', () => expect(orderName(1001, [])).toBe('#1001'));

test.each([
  ['1001', { prefix: '', number: 1001 }],
  ['#1001', { prefix: '', number: 1001 }],
  [' BR-5001 ', { prefix: 'BR-', number: 5001 }],
  ['#br-5001', { prefix: 'br-', number: 5001 }],
  ['26X5001', { prefix: '26X', number: 5001 }],
  ['Lamp', null],
  ['99999999999', null],
  ['1001a', null],
])('%j reads as %j', (typed, read) => expect(readOrderNumber(typed)).toEqual(read));
