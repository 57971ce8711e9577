/** @jest-environment jsdom */
import { definePages, PageRoutes } from '@stoa/web-kit';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useArticleLinks } from './use-article-links';

const content = `
  <a href="#care"><em>section</em></a>
  <a href="/marketplace/bowl?from=post#price">item</a>
  <a href="http://localhost/contact">whole address</a>
  <a href="other-post">beside this post</a>
  <a href="https://elsewhere.example/contact">elsewhere</a>
  <a href="/admin">panel</a>
  <a href="/uploads/plan.pdf">file</a>
  <a href="other-post.md">text of a post</a>
  <a href="/contact" target="_blank">new tab</a>
  <a href="mailto:shop@example.com">mail</a>
  <a>nowhere</a>`;

function Article() {
  const body = useRef<HTMLDivElement>(null);
  useArticleLinks(body);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: same as in the article */}
      <div ref={body} dangerouslySetInnerHTML={{ __html: content }} />
    </>
  );
}

const pages = definePages([
  ...['/blog/:id', '/marketplace/:slug', '/contact'].map((path) => ({ path, Component: Article })),
  { path: '*', Component: () => 'not found' },
]);

/** Clicks a link, and returns whether the browser is left to follow it. */
function click(text: string, init: MouseEventInit = {}): boolean {
  const link = screen.getByText(text);
  const event = createEvent.click(link, { button: 0, ...init });
  // The test browser can't navigate, so the click is stopped after the article has handled it.
  let left = false;
  const stop = (last: Event) => {
    left = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return left;
}
const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/blog/this-post');
  render(
    <BrowserRouter>
      <PageRoutes pages={pages} />
    </BrowserRouter>,
  );
});

test.each([
  ['section', '/blog/this-post#care'],
  ['item', '/marketplace/bowl?from=post#price'],
  ['whole address', '/contact'],
  ['beside this post', '/blog/other-post'],
])('a link to the shop (%s) leads on within the shop', (text, target) => {
  expect(click(text)).toBe(false);
  expect(address()).toBe(target);
});

test.each(['elsewhere', 'panel', 'file', 'text of a post', 'new tab', 'mail', 'nowhere'])(
  '%s is left to the browser',
  (text) => {
    expect(click(text)).toBe(true);
    expect(address()).toBe('/blog/this-post');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'so is a click with %j',
  (init) => {
    expect(click('item', init)).toBe(true);
    expect(address()).toBe('/blog/this-post');
  },
);
