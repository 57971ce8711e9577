/** @jest-environment jsdom */
import { checkoutStore, dispatchCheckout, finishOrder } from './checkout-store';
import { blankValues } from './checkout-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const leave = (tab: unknown) => sessionStorage.setItem('checkout', JSON.stringify(tab));
const restore = () => {
  void checkoutStore.persist.rehydrate();
  return checkoutStore.getState();
};

it('a tab comes back to what was entered, under the same key', () => {
  const values = { ...blankValues, email: 'clara@example.com', pickUp: true, shippingMethodId: 2 };
  dispatchCheckout({ type: 'formOpened', newKey: 'mine' });
  dispatchCheckout({ type: 'submitted', values });
  dispatchCheckout({ type: 'emailCodeSent', codeFor: 'this' });
  expect(restore().tab).toEqual({ step: 'submitted', key: 'mine', codeFor: 'this', replaces: '', values });
});

it('entered values are dropped once the order is placed', () => {
  dispatchCheckout({ type: 'formOpened', newKey: 'mine' });
  dispatchCheckout({ type: 'submitted', values: { ...blankValues, email: 'clara@example.com' } });
  dispatchCheckout({ type: 'orderPlaced', key: 'mine' });
  expect(sessionStorage.getItem('checkout')).not.toContain('clara');
  expect(restore().tab).toEqual({ step: 'placed', key: 'mine', isNew: true });
});

it('all tabs know the unpaid order, but only one tab knows what was entered', () => {
  dispatchCheckout({ type: 'formOpened', newKey: 'mine' });
  dispatchCheckout({ type: 'submitted', values: blankValues });
  dispatchCheckout({ type: 'paymentOpened' });
  sessionStorage.clear();
  expect(restore()).toMatchObject({ tab: { step: 'idle' }, unpaidKey: 'mine' });
});

it('the code of a link is there for all tabs, also after a reload', () => {
  dispatchCheckout({ type: 'discountLinkOpened', code: 'TENTH' });
  sessionStorage.clear();
  expect(restore().linkedCode).toBe('TENTH');
});

it('an event starts from what another tab has stored in the meantime', () => {
  dispatchCheckout({ type: 'pageOpened' });
  localStorage.setItem('checkout', JSON.stringify({ unpaidKey: 'of-another-tab' }));
  dispatchCheckout({ type: 'pageOpened' });
  expect(checkoutStore.getState().unpaidOrder?.key).toBe('of-another-tab');
});

it('an order leaves the cart once, whichever tab it ends in', () => {
  const place = () => leave({ step: 'placed', key: 'mine', isNew: true });
  place();
  expect(finishOrder('1001')).toBe(true);
  place();
  expect(finishOrder('1001')).toBe(false);
  expect(restore().tab).toMatchObject({ isNew: false });
});

it('signing out removes the checkout from the browser', () => {
  leave({ step: 'submitted', key: 'mine' });
  localStorage.setItem('checkout', JSON.stringify({ unpaidKey: 'mine', linkedCode: 'TENTH' }));
  dispatchCheckout({ type: 'forgotten' });
  expect([localStorage.getItem('checkout'), sessionStorage.getItem('checkout')]).toEqual([null, null]);
});

it.each([null, 7, [], { key: 7, step: 'entering' }, { step: 'entering' }, { key: 'k' }, { key: 'k', step: 'sold' }])(
  '%j is no stored checkout',
  (damaged) => {
    leave(damaged);
    localStorage.setItem('checkout', JSON.stringify(damaged));
    expect(restore()).toMatchObject({ tab: { step: 'idle' }, unpaidKey: null, finished: [], linkedCode: null });
  },
);

it('the intact fields of a damaged draft are restored', () => {
  leave({
    step: 'entering',
    key: 'k',
    values: { email: 'a@example.com', name: 7, address: { line1: '1 Road', country: [] }, paymentMethod: null },
  });
  expect(restore().tab).toMatchObject({
    step: 'entering',
    key: 'k',
    values: { email: 'a@example.com', name: '', address: { line1: '1 Road', country: '' }, paymentMethod: '' },
  });
});
