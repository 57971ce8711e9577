import { type Account, apiPaths } from '@stoa/contract';
import { JSDOM } from 'jsdom';
import { paths } from '../config/paths';
import { item } from '../lib/records-in-tests';
import { createRenderer, requestsOf } from '../server';
import { pages } from './pages';
import { addressOf, answersTo, shell } from './pages-in-tests';

const ORIGIN = 'https://shop.test';
const addresses = pages.map(({ path }) => addressOf(path));
const rendered = new Map<string, string>();
let refused: string;
const { window } = new JSDOM('', { url: ORIGIN, pretendToBeVisual: true });
let takeOver: typeof import('./take-over-in-tests').takeOver;

/** Libraries look for a document as they load, so the browser's are loaded anew, once the server is done. */
beforeAll(async () => {
  const renderAt = createRenderer({ shell, chunks: {} }, ORIGIN);
  for (const address of addresses)
    rendered.set(address, (await renderAt(address, answersTo(requestsOf(address)))).html);
  const refusal = { status: 400, name: 'ValidationError', message: 'Please enter a valid email address', details: {} };
  const form = { values: { name: 'Clara', email: 'clara@' }, answer: { data: null, error: refusal } };
  refused = (await renderAt(paths.contact, answersTo(requestsOf(paths.contact)), form)).html;

  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    IntersectionObserver: SeesAll,
  });
  const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...missing, 'Event', 'navigator'])
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  // What waits for a quiet moment would come after the last test.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.resetModules();
  ({ takeOver } = require('./take-over-in-tests'));
});

afterAll(() => {
  jest.useRealTimers();
  window.close();
});

/** Brings every part of the page near the screen. */
class SeesAll {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const line = { id: item.id, slug: item.slug, name: item.title, image: item.imageUrl, price: 40, quantity: 2 };
const stored = {
  'A visitor': {},
  'Someone signed in, with a full cart,': {
    token: 't',
    user: JSON.stringify(clara),
    'cart-storage': JSON.stringify({ state: { items: [line], total: 80 }, version: 0 }),
  },
};

const dataFor = (address: string) =>
  Object.fromEntries(Object.entries(answersTo(requestsOf(address))).map(([path, { data }]) => [path, data]));

const visits = (Object.keys(stored) as (keyof typeof stored)[]).flatMap((who) =>
  ['dark', 'light'].flatMap((theme) => addresses.map((address) => ({ who, theme, address }))),
);

test.each(visits)('$who takes over $address in the $theme theme', async ({ who, theme, address }) => {
  localStorage.clear();
  for (const [key, value] of Object.entries({ 'stoa-theme': theme, ...stored[who] })) localStorage.setItem(key, value);
  await takeOver(address, rendered.get(address) ?? '', {
    [apiPaths.auth.me]: { ...clara, token: 't' },
    [apiPaths.auth.sessions]: [],
    ...dataFor(address),
  });
});

test.each(addresses)('A visitor takes over %s, though their address says more than it reads', async (address) => {
  localStorage.clear();
  await takeOver(`${address}?utm_source=letter`, rendered.get(address) ?? '', dataFor(address));
});

test('A visitor who was faster than the scripts takes over the answer to their form', () =>
  takeOver(paths.contact, refused, answersTo([apiPaths.store])));
