import { type Account, apiPaths, DEFAULT_HOME, type OwnOrderList, orderPaths } from '@stoa/contract';
import { fetchPageAt, PageRouter } from '@stoa/web-kit';
import { type Answers, answerFrom } from '@stoa/web-kit/testing';
import { render } from '@testing-library/react';
import { business, settings } from '../lib/records-in-tests';
import { App, routes } from './app';

/** jsdom knows no layout, so nothing is ever said to leave the screen. */
class SeesNothing {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: SeesNothing });

const NO_ORDERS: OwnOrderList = {
  items: [],
  claimable: 0,
  pagination: { page: 1, limit: 10, total: 0, totalPages: 0, hasNextPage: false, hasPrevPage: false },
};

type Visit = {
  /** Kept, so that a test can change them. */
  answers?: Answers;
  signedIn?: Account;
};

/** Opens the whole shop at an address, as a visitor would, and answers its API calls. */
export async function openShop(address: string, { answers = {}, signedIn }: Visit = {}) {
  const terms = [
    apiPaths.marketplace.categories,
    apiPaths.marketplace.tags,
    apiPaths.blog.categories,
    apiPaths.blog.tags,
  ];
  for (const path of terms) answers[path] ??= [];
  answers[apiPaths.store] ??= settings;
  answers[apiPaths.business] ??= business;
  answers[apiPaths.home] ??= DEFAULT_HOME;
  if (signedIn) {
    answers[apiPaths.auth.me] ??= { ...signedIn, token: 't' };
    answers[apiPaths.auth.cart] ??= [];
    answers[apiPaths.auth.addresses] ??= [];
    answers[`${orderPaths.orders.mine}?page=1`] ??= NO_ORDERS;
  }
  const calls = answerFrom(answers);
  if (signedIn) {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', JSON.stringify(signedIn));
  }
  await fetchPageAt(routes, address);
  window.history.pushState(null, '', address);
  render(
    <PageRouter>
      <App origin="http://localhost" />
    </PageRouter>,
  );
  return { calls };
}
