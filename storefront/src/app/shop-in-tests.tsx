import { type Account, apiPaths } from '@stoa/contract';
import { PageRouter } from '@stoa/web-kit';
import { answerCalls, type Call } from '@stoa/web-kit/testing';
import { configure, render } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { App, routes } from './app';
import { settings } from './records-in-tests';

// Parts of a page load as separate chunks, which takes time.
configure({ asyncUtilTimeout: 5000 });

const notFound = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };

type Visit = {
  /** API responses by path prefix; the longest match wins. */
  answers?: Record<string, unknown>;
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
  const session = signedIn ? { [apiPaths.auth.me]: { ...signedIn, token: 't' } } : {};
  const all = {
    ...Object.fromEntries(terms.map((path) => [path, []])),
    ...session,
    [apiPaths.store]: settings,
    ...answers,
  };
  const longestFirst = Object.entries(all).sort(([one], [other]) => other.length - one.length);
  const calls: string[] = [];
  answerCalls(({ method, url }: Call) => {
    calls.push(`${method} ${url}`);
    const data = longestFirst.find(([path]) => url.startsWith(path))?.[1];
    return data === undefined ? { status: 404, body: { data: null, error: notFound } } : { body: { data } };
  });
  if (signedIn) {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', JSON.stringify(signedIn));
  }
  for (const { route } of matchRoutes(routes, address) ?? []) await route.handle?.fetchPage();
  window.history.pushState(null, '', address);
  render(
    <PageRouter>
      <App origin="http://localhost" />
    </PageRouter>,
  );
  return { calls };
}
