import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Brand, brandPaths, type ErrorBody, shopPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import type { Content } from '../http/answer';
import { publicUploads } from '../images/storage/addresses';
import { pageSeconds } from '../monitoring/metrics';
import { currentRequestId } from '../monitoring/requests';
import { services } from '../services';
import { pageHeaders } from './security-headers';

/** What the API says to a request. */
export type ApiAnswer = { data: unknown } | ErrorBody;

interface RenderedPage {
  status: number;
  html: string;
  /** Where the page is instead. */
  location?: string;
  /** Whether there is one at any such path. */
  isEndless?: boolean;
}

/** The storefront's server build (storefront/src/server.tsx). */
interface ServerBuild {
  /** Where pages that say that the shop is unavailable name the request. */
  REQUEST_ID: string;
  requestsOf(address: string): string[];
  /** The pattern of the page at a path; undefined if there is none. */
  pageOf(path: string): string | undefined;
  /** The parameters that the page at a path reads. */
  queryParamsOf(path: string): string[];
  /** Null if there is no such page, empty if it has no form. */
  formActionOf(path: string): string | null;
  /** What a brand changes of the styles, with the fonts that it fetches. */
  brandSheet(brand: Brand & { version: number }): string;
  createRenderer(
    build: { shell: string; chunks: Record<string, string> },
    origin: string,
  ): (address: string, answers: Record<string, ApiAnswer>, form?: SentForm) => Promise<RenderedPage>;
}

/** A form sent without scripts, and what the API said. */
interface SentForm {
  values: Record<string, string>;
  answer: ApiAnswer;
}

interface ShopRenderer extends Pick<ServerBuild, 'queryParamsOf' | 'formActionOf'> {
  render(address: string, form?: SentForm): Promise<Content>;
  /** What the brand changes of the styles, as a style sheet. */
  styles(): Promise<Content>;
}

const RETRY_AFTER = '5';
const NO_PAGE = 'not found';

/** A header can't hold every letter of an address. */
const encoded = (location: string): string => {
  const { pathname, search } = new URL(location, environment.publicUrl);
  return pathname + search;
};

type Read = (path: string) => Promise<ApiAnswer>;

/** Renders pages of the shop; undefined if its server build is missing. `read` asks the API. */
export const shopRenderer = (strapi: Core.Strapi, read: Read): ShopRenderer | undefined => {
  const file = path.join(environment.storefrontServerFolder, 'server.cjs');
  if (!existsSync(file)) return undefined;

  const { REQUEST_ID, requestsOf, pageOf, queryParamsOf, formActionOf, brandSheet, createRenderer }: ServerBuild =
    require(file);
  const built = (name: string) => readFileSync(path.join(environment.storefrontFolder, name), 'utf8');
  const build = { shell: built('index.html'), chunks: JSON.parse(built('page-chunks.json')) };
  const render = createRenderer(build, environment.publicUrl);

  const headersOf = (address: string) => ({
    ...pageHeaders(build.shell, {
      publicUrl: environment.publicUrl,
      hosts: address === shopPaths.checkout ? services(strapi).sales.paymentMethods.hosts() : [],
    }),
    ...(publicUploads ? { Link: `<${new URL(publicUploads).origin}>; rel=preconnect` } : {}),
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
  });

  return {
    queryParamsOf,
    formActionOf,
    async render(address, form) {
      const route = pageOf(address.replace(/\?.*/s, '')) ?? NO_PAGE;
      const stop = pageSeconds.startTimer({ page: route });
      const answers = await Promise.all(requestsOf(address).map(async (request) => [request, await read(request)]));
      const { status, html, location, isEndless } = await render(address, Object.fromEntries(answers), form);
      stop();
      const more = {
        ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
        ...(location && { location: encoded(location) }),
      };
      return {
        status,
        headers: { ...headersOf(address), ...more },
        body: html.replace(REQUEST_ID, currentRequestId() ?? ''),
        route,
        isEndless,
      };
    },
    async styles() {
      const headers = {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/css; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      };
      const { updatedAt, ...brand } = await services(strapi).store.brand.read();
      // Whoever works in the panel chooses its theme.
      const body = brandSheet({ ...brand, schemes: null, version: Date.parse(updatedAt) });
      return { status: 200, headers, body, route: brandPaths.styles };
    },
  };
};
