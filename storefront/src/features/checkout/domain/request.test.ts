import type { OfferedShippingMethod, Quote } from '@stoa/contract';
import { blankAddress } from '../../../components/addresses/address-values';
import { type CheckoutValues, noApproval } from '../../../components/checkout/checkout-values';
import type { CheckoutLine } from './cart';
import { codeKey, orderRequest, paymentMethodIn, quoteRequest, shippingMethodIn } from './request';

const shippingMethod = (id: number, pickUp = false): OfferedShippingMethod => ({
  id,
  name: `M${id}`,
  note: null,
  price: 5,
  pickUp,
  arrival: null,
  pickUpAddress: null,
  pickUpHours: null,
});

const quote: Quote = {
  lines: [],
  needsShipping: true,
  isTooMuchToShip: false,
  shippingMethods: [shippingMethod(1), shippingMethod(2), shippingMethod(3, true)],
  shippingMethodId: null,
  paymentMethods: [
    { id: 'transfer', name: 'Bank transfer', note: null, provider: null, fits: true },
    { id: 'invoice', name: 'Invoice', note: null, provider: null, fits: true },
  ],
  code: null,
  discountCode: null,
  discountLabel: null,
  almost: null,
  subtotal: 80,
  discount: 0,
  shipping: 5,
  taxes: [],
  taxIncluded: false,
  taxPending: false,
  total: 85,
  giftCard: null,
  giftCardAmount: 0,
  due: 85,
};

const values: CheckoutValues = {
  email: 'clara@example.com',
  name: 'Clara',
  address: { ...blankAddress, country: 'US', line1: '548 Market St', administrativeArea: 'NY', postalCode: '10001' },
  saveAddress: false,
  pickUp: false,
  shippingMethodId: 0,
  code: '',
  giftCard: '',
  typedCode: '',
  note: '',
  paymentMethod: '',
  approval: noApproval,
  emailCode: '',
};

const lamp: CheckoutLine = {
  key: 7,
  itemId: 7,
  variantId: null,
  name: 'Lamp',
  path: '/marketplace/lamp',
  image: '/lamp.webp',
  libraryImage: null,
  price: 80,
  quantity: 1,
};

const order = (now: Partial<CheckoutValues>, priced: Partial<Quote> = {}, codeFor = '') =>
  orderRequest([lamp], { ...values, ...now }, { quote: { ...quote, ...priced }, key: 'a-key', codeFor, replaces: '' });

it('the first shipping and payment methods are chosen until the shopper chooses others', () => {
  expect(shippingMethodIn(quote, values)?.id).toBe(1);
  expect(shippingMethodIn(quote, { ...values, shippingMethodId: 2 })?.id).toBe(2);
  expect(shippingMethodIn(quote, { ...values, shippingMethodId: 2, pickUp: true })?.id).toBe(3);
  expect(shippingMethodIn({ ...quote, needsShipping: false }, values)).toBeUndefined();
  expect(paymentMethodIn(quote, values)?.id).toBe('transfer');
  expect(paymentMethodIn(quote, { paymentMethod: 'invoice' })?.id).toBe('invoice');
  expect(paymentMethodIn({ ...quote, due: 0 }, { paymentMethod: 'invoice' })).toBeUndefined();
});

it('the quote request holds only what the price depends on', () => {
  const request = quoteRequest([lamp], values);
  expect(request).toEqual({
    lines: [{ itemId: 7, variantId: null, quantity: 1 }],
    place: { country: 'US', administrativeArea: 'NY', postalCode: null },
    pickUp: false,
    shippingMethodId: null,
    code: null,
    giftCard: null,
    email: null,
  });
  const typed = { ...values, name: 'Clara C.', note: 'Ring twice', address: { ...values.address, line2: '2nd floor' } };
  expect(quoteRequest([lamp], typed)).toEqual(request);
});

it('the quote request names who uses a discount code once the email is valid', () => {
  const emailAskedWith = (email: string) => quoteRequest([lamp], { ...values, code: 'TEN', email }).email;
  expect(emailAskedWith(' Clara@Example.com ')).toBe('clara@example.com');
  expect(emailAskedWith('clara@')).toBeNull();
});

it('an address is sent only if something is shipped', () => {
  expect(order({}).address).toMatchObject({ recipient: 'Clara', line1: '548 Market St', line2: null, phone: null });
  expect(order({ address: { ...values.address, recipient: 'Otto' } }).address?.recipient).toBe('Otto');
  expect(order({ pickUp: true })).toMatchObject({ address: null, shippingMethodId: 3 });
  expect(order({}, { needsShipping: false, shippingMethods: [] })).toMatchObject({
    address: null,
    shippingMethodId: null,
  });
});

it('the displayed total is sent, and no discount code that was refused', () => {
  const code = { code: 'TEN', label: '10% off', problem: null, better: null };
  expect(order({ typedCode: 'ten ' }, { code, total: 77 })).toMatchObject({
    code: 'TEN',
    total: 77,
    paymentMethod: 'transfer',
  });
  expect(order({ typedCode: 'ten' }, { code: { ...code, problem: 'Used up' } }).code).toBeNull();
  expect(order({}, { due: 0 }).paymentMethod).toBeNull();
});

it('a discount code that isn’t applied or answered yet is sent', () => {
  const other = { code: 'OLD', label: '', problem: 'Used up', better: null };
  expect(order({ typedCode: 'TEN' }).code).toBe('TEN');
  expect(order({ typedCode: 'TEN', code: 'OLD' }, { code: other }).code).toBe('TEN');
});

it('a gift card is sent beside a discount code, however it is typed, unless it was refused', () => {
  const giftCard = 'CDFGHJKMNPQR2345';
  const answered = { giftCard: { ending: '2345', balance: 50, problem: null }, giftCardAmount: 50, due: 35 };
  expect(order({ giftCard, typedCode: 'ten' }, answered)).toMatchObject({ giftCard, code: 'TEN', giftCardAmount: 50 });
  expect(order({ code: 'TEN', typedCode: 'cdfg-hjkm-npqr-2345' })).toMatchObject({ giftCard, code: 'TEN' });
  const refused = { giftCard: { ending: '2345', balance: 0, problem: 'Nothing is left' } };
  expect(order({ giftCard, typedCode: giftCard }, refused).giftCard).toBeNull();
});

it('an order says which canceled one it replaces, if any', () => {
  expect(order({}).replaces).toBeNull();
  expect(orderRequest([lamp], values, { quote, key: 'a-key', codeFor: '', replaces: 'canceled' }).replaces).toBe(
    'canceled',
  );
});

it('an emailed code is sent only for the order it was emailed for', () => {
  const codeFor = codeKey([lamp], { email: 'Clara@Example.com ' });
  const typed = { emailCode: '123 456' };
  expect(order(typed, {}, codeFor).emailCode).toBe('123456');
  expect(order({}, {}, codeFor).emailCode).toBeNull();
  expect(order(typed).emailCode).toBeNull();
  expect(order({ ...typed, email: 'other@example.com' }, {}, codeFor).emailCode).toBeNull();
  expect(order(typed, {}, codeKey([{ ...lamp, quantity: 2 }], values)).emailCode).toBeNull();
  const paypal = { id: 'paypal', name: 'PayPal', note: null, provider: 'paypal', fits: true } as const;
  expect(order(typed, { paymentMethods: [paypal] }, codeFor).emailCode).toBe('123456');
});
