import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../environment';
import { sendAnswer, toAnswer } from '../http/answer';
import { bodyTooLarge, MAX_BODY } from '../http/body-errors';
import { isSameOrigin } from '../http/same-origin';
import { apiInProcess } from './api-in-process';
import { refuse } from './refuse';
import { shopRenderer } from './shop-renderer';

/** A form takes up to three times as many bytes for a letter as JSON does, and most of what it holds isn't such letters. */
const LONGEST = 2 * MAX_BODY.short;
const publicHost = new URL(environment.publicUrl).host;

/** Takes the form of a page of the shop that is sent without scripts. The page itself is the answer, with what was typed. */
export const serveForms = (strapi: Core.Strapi) => {
  const api = apiInProcess(strapi);
  const shop = shopRenderer(strapi, api);

  return async (ctx: Context, path: string): Promise<void> => {
    const target = shop?.formActionOf(path) ?? null;
    if (!shop || target === null) return refuse(ctx, 404, 'NotFoundError', 'Not found');
    // Somebody was faster than the page’s scripts. What they typed may be a password, so it goes nowhere.
    if (target === '') return seeOther(ctx, path);
    if (!comesFromShop(ctx))
      return refuse(ctx, 403, 'ForbiddenError', 'This request is only allowed from the shop’s own pages');
    if (!ctx.is('urlencoded')) return refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Send the form URL-encoded');
    const text = await readText(ctx);
    if (text === undefined) {
      const { status, name, message } = bodyTooLarge(LONGEST);
      return refuse(ctx, status, name, message);
    }
    // Forms send the line breaks of Windows, scripts those of everybody else.
    const values = Object.fromEntries(new URLSearchParams(text.replaceAll('%0D%0A', '%0A')));
    const { remoteAddress } = ctx.req.socket;
    const answer = await api(target, { payload: values, headers: forwarded(ctx), remoteAddress });
    const page = await shop.render(path, { values, answer });
    const own = { ...page, headers: { ...page.headers, 'Cache-Control': 'no-store' } };
    await sendAnswer(ctx, toAnswer(own), 'fwd=method');
  };
};

const seeOther = (ctx: Context, path: string): void => {
  ctx.status = 303;
  ctx.redirect(path);
};

const comesFromShop = (ctx: Context): boolean => {
  const { origin, 'sec-fetch-site': fetchSite } = ctx.request.headers;
  const sender = { origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined };
  return isSameOrigin(sender, [publicHost, ctx.host]);
};

/** What the API’s limits tell visitors apart by. */
const forwarded = (ctx: Context): Record<string, string> =>
  Object.fromEntries(
    ['x-forwarded-for', 'user-agent'].map((name) => [name, ctx.get(name)]).filter(([, value]) => value),
  );

/** Undefined if it’s too long. */
const readText = async (ctx: Context): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += chunk.length;
    if (size > LONGEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};
