import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorBody } from '@stoa/contract';
import { environment } from '../environment';

/** What the API says to a request. */
export type ApiAnswer = { data: unknown } | ErrorBody;

export interface RenderedPage {
  status: number;
  html: string;
  /** Where the page is instead. */
  location?: string;
}

/** The storefront's server build (storefront/src/server.tsx). */
interface ServerBuild {
  requestsOf(address: string): string[];
  createRenderer(
    build: { shell: string; chunks: Record<string, string[]> },
    origin: string,
  ): (address: string, answers: Record<string, ApiAnswer>) => Promise<RenderedPage>;
}

type Read = (path: string) => Promise<ApiAnswer>;

/** Renders a page of the shop; undefined if its server build is missing. `read` asks the API. */
export const shopRenderer = (read: Read): ((address: string) => Promise<RenderedPage>) | undefined => {
  const file = path.join(environment.storefrontServerFolder, 'server.cjs');
  if (!existsSync(file)) return undefined;

  const { requestsOf, createRenderer }: ServerBuild = require(file);
  const built = (name: string) => readFileSync(path.join(environment.storefrontFolder, name), 'utf8');
  const build = { shell: built('index.html'), chunks: JSON.parse(built('page-chunks.json')) };
  const render = createRenderer(build, environment.publicUrl);

  return async (address) => {
    const answers = await Promise.all(requestsOf(address).map(async (request) => [request, await read(request)]));
    return render(address, Object.fromEntries(answers));
  };
};
