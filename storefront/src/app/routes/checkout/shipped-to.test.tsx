/** @jest-environment jsdom */
import { type AddressFormat, apiPaths, orderPaths, type QuoteInput } from '@stoa/contract';
import type { Call } from '@stoa/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, offers } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const NOT_SHIPPED = /We don’t ship to/;
const CHOOSE = 'Choose your state to see shipping options.';

const quoted = {
  lines: [
    { itemId: item.id, variantId: null, quantity: 1, title: item.title, unitPrice: 40, total: 40, problem: null },
  ],
  paymentMethods: [{ id: 'transfer', name: 'Bank transfer', note: null, provider: null, fits: true }],
  shippingMethods: [],
  taxes: [],
  total: 40,
  due: 40,
  needsShipping: true,
};
const standard = { id: 1, name: 'Standard', note: null, arrival: null, price: 5, pickUp: false };

const format = {
  parts: [
    { part: 'country', label: 'Country', required: true, autocomplete: 'country' },
    { part: 'administrativeArea', label: 'State', required: true, autocomplete: 'address-level1' },
  ],
  areas: [{ code: 'OR', name: 'Oregon' }],
} as unknown as AddressFormat;

/** An answer that comes when the test says so. */
function held<Value>() {
  let arrive = (_value: Value) => {};
  const answer = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return { answer, arrive: (value: Value) => act(async () => arrive(value)) };
}

/** Whether it was ever there, if only for a moment. */
function watch(words: RegExp) {
  let seen = false;
  const observer = new MutationObserver(() => {
    seen ||= words.test(document.body.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { wasSeen: () => seen };
}

beforeEach(() => {
  const line = { id: item.id, slug: item.slug, name: item.title, image: item.imageUrl, price: 40, quantity: 1 };
  localStorage.setItem('cart-storage', JSON.stringify({ state: { items: [line] } }));
  sessionStorage.clear();
});

const byArea = { nowhere: held<unknown>(), oregon: held<unknown>() };
const openCheckout = (quotes: (place: QuoteInput['place']) => unknown, formatOfUs: unknown) =>
  openShop('/checkout', {
    answers: {
      [`POST ${orderPaths.checkout.quote}`]: ({ body }: Call) => quotes((body as QuoteInput).place),
      [apiPaths.offers([item.id])]: offers,
      [orderPaths.countries]: ['US'],
      [orderPaths.country('US')]: formatOfUs,
    },
  });

test('nothing says that nothing is shipped somewhere while that isn’t known', async () => {
  const formatOfUs = held<unknown>();
  const { nowhere, oregon } = byArea;
  const { wasSeen } = watch(NOT_SHIPPED);
  await openCheckout(
    (place) => {
      if (place === null) return quoted;
      return place.administrativeArea ? oregon.answer : nowhere.answer;
    },
    () => formatOfUs.answer,
  );
  await screen.findByRole('option', { name: 'United States' });
  await nowhere.arrive(quoted);
  await formatOfUs.arrive(format);
  expect(await screen.findByText(CHOOSE)).not.toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'OR');
  await oregon.arrive({ ...quoted, shippingMethods: [standard] });
  expect(await screen.findByRole('radio', { name: /Standard/ })).not.toBeNull();
  expect(wasSeen()).toBe(false);
});

test('once it’s known, it says so', async () => {
  await openCheckout(() => quoted, format);
  await userEvent.selectOptions(await screen.findByLabelText(/^State/), 'OR');
  expect(await screen.findByText('We don’t ship to Oregon yet.')).not.toBeNull();
});
