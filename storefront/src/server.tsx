import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { apiPaths, type PublicBrand } from '@stoa/contract';
import {
  type ApiAnswers,
  brandSheet,
  canonicalRedirectAt,
  fetchPageAt,
  formActionAt,
  isAtAnyPath,
  isPage,
  type PageData,
  pathOfPage,
  queryParamsAt,
  redirectAt,
  requestsAt,
  type SentForm,
  WAITING_ATTRIBUTE,
  writePageData,
} from '@stoa/web-kit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, routes } from './app/app';
import { brandIn, brandWriter } from './server-brand';
import { REQUEST_ID, unavailablePage } from './unavailable-page';

export { brandSheet, REQUEST_ID, unavailablePage };

export type Build = {
  /** The built index.html, with an empty root. */
  shell: string;
  /** The head of each page in the `pages` table, by its path: its scripts and styles. */
  chunks: Record<string, string>;
};

/** With a location, the page is there instead. `isEndless`: there is one at any such path. */
export type RenderedPage = { status: number; html: string; location?: string; isEndless?: boolean };

const PARTS = /^(.*?)((?:<style.*?)?)(<\/head>.*?)<div id="root">.*?<\/div>(.*)$/s;

const urlOf = (address: string) => new URL(`http://shop${address}`);

/** The API paths whose responses the page at an address needs. What it's about comes first. */
export const requestsOf = (address: string): string[] => [...requestsAt(routes, urlOf(address)), apiPaths.store];

/** The pattern of the page at a path, such as `/blog/:slug`. */
export const pageOf = (pathname: string): string | undefined => pathOfPage(routes, pathname);

/** The parameters that the page at a path reads. */
export const queryParamsOf = (pathname: string): string[] => queryParamsAt(routes, pathname);

/** The API path for a form sent to a page without scripts; null if there is no such page, empty if it has no form. */
export const formActionOf = (pathname: string): string | null =>
  isPage(routes, pathname) ? (formActionAt(routes, pathname) ?? '') : null;

/** Renders the shop's pages as for a visitor. Addresses are paths with their query. */
export function createRenderer({ shell, chunks }: Build, origin: string) {
  // What a page says about itself comes before the styles: some readers stop after 32 kB.
  const [, first = '', styles = '', beforeRoot = '', afterRoot = ''] = PARTS.exec(shell) ?? [];

  const writeBrand = brandWriter({ first, styles });
  let lastBrand: PublicBrand | null = null;
  const unavailable = () => {
    const parts = writeBrand(lastBrand);
    const page = [parts.first, parts.styles, parts.own, beforeRoot, '<div id="root"></div>', afterRoot].join('');
    return { status: 503, html: unavailablePage(page, lastBrand) };
  };

  return async (address: string, answers: ApiAnswers, form?: SentForm): Promise<RenderedPage> => {
    if (Object.values(answers).some((answer) => statusOf(answer) >= 500)) return unavailable();
    const redirect = canonicalRedirectAt(routes, urlOf(address)) ?? redirectAt(routes, urlOf(address), answers);
    if (redirect) return { ...redirect, html: '' };
    await fetchPageAt(routes, urlOf(address).pathname);
    const { head, rendered, root } = await renderShop(address, { origin, answers, form });
    const page = pageOf(urlOf(address).pathname);
    const data = writePageData({ origin, answers, form });
    const brand = brandIn(answers);
    lastBrand = brand;
    const parts = writeBrand(brand);
    const beginning = [parts.first, head, parts.styles, page && chunks[page], parts.own];
    const html = [...beginning, rendered, beforeRoot, root, data, afterRoot].join('');
    const status = statusOf(form?.answer ?? answers[requestsOf(address)[0] ?? '']);
    return { status: page ? status : 404, html, isEndless: isAtAnyPath(routes, urlOf(address).pathname) };
  };
}

const statusOf = (answer: ApiAnswers[string] | undefined): number =>
  answer && 'error' in answer ? answer.error.status : 200;

const ROOT = '<div id="root">';
const WAITING_ROOT = `<div id="root" ${WAITING_ATTRIBUTE}>`;

async function renderShop(address: string, data: PageData) {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = await renderWhole(() =>
    renderToString(
      <StrictMode>
        <CacheProvider value={cache}>
          <div id="root">
            <StaticRouter location={address}>
              <App {...data} />
            </StaticRouter>
          </div>
        </CacheProvider>
      </StrictMode>,
    ),
  );
  // React puts what belongs in the head before the first element.
  const start = html.indexOf(ROOT);
  const rendered = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { head: html.slice(0, start), rendered, root: html.slice(start).replace(ROOT, WAITING_ROOT) };
}

/** Stands where a part's code hadn't arrived. Here that only happens the first time: all code is in one file. */
const UNFINISHED = '<!--$!-->';
const ATTEMPTS = 5;

async function renderWhole(render: () => string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const html = render();
    if (!html.includes(UNFINISHED)) return html;
    await new Promise((soon) => setTimeout(soon));
  }
  throw new Error('A part of the page could not be rendered');
}
