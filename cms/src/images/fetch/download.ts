import { lookup as resolve } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FILE_TOO_LARGE, MAX_UPLOAD } from '@stoa/contract';
import { isPublic } from './public-address';

const MOST_REDIRECTS = 3;
const DEADLINE = 20_000;

/** Says why in words for administrators, and never in those of the other server, which may be a stranger’s. */
export class Unfetchable extends Error {
  constructor(
    message: string,
    /** Whether it may go well later. */
    readonly mayPass = false,
  ) {
    super(message);
  }
}

/** It took all of its time. */
export class TooSlow extends Unfetchable {
  constructor(readonly what: 'didn’t answer in time' | 'sent too slowly') {
    super(`The server ${what}`, true);
  }
}

const notPublic = () => new Unfetchable('This address isn’t on the public internet');

/** The connection goes to an address that was checked: names aren’t looked up twice. */
const lookupPublic: LookupFunction = (name, options, done) =>
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (!found.every(({ address }) => isPublic(address))) return done(notPublic(), []);
    const [first] = found;
    if (options.all || !first) done(null, found);
    else done(null, first.address, first.family);
  });

/** Options of a request that reaches nothing but the public internet. */
export const toPublic = ({ hostname }: URL): RequestOptions => {
  const name = hostname.replace(/^\[|\]$/g, '');
  // Node doesn’t look up what is an IP address already.
  if (isIP(name) && !isPublic(name)) throw notPublic();
  // Without an agent, so that neither a proxy nor an open connection gets around the lookup.
  return { agent: false, lookup: lookupPublic };
};

export interface Limits {
  /** Hosts whose addresses may be private, with their port if it isn’t the usual one. */
  privateHosts: readonly string[];
  /** Milliseconds for all of it. */
  deadline?: number;
  signal?: AbortSignal;
}

const request = (url: URL, signal: AbortSignal, { privateHosts }: Limits): Promise<IncomingMessage> => {
  if (!['http:', 'https:'].includes(url.protocol)) throw new Unfetchable('The address must begin with https://');
  if (url.username || url.password) throw new Unfetchable('The address must not contain a password');
  const isTrusted = privateHosts.includes(url.host);
  const reach = isTrusted ? { agent: false } : toPublic(url);
  if (!isTrusted && url.port) throw new Unfetchable('The address must not have a port of its own');
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { Accept: 'image/webp,image/png,image/jpeg,image/gif,image/avif', 'User-Agent': 'Stoa' };
  return new Promise((answered, failed) => {
    get(url, { ...reach, signal, headers }, answered).on('error', failed);
  });
};

const read = async (answer: IncomingMessage): Promise<Buffer> => {
  const tooLarge = () => new Unfetchable(FILE_TOO_LARGE);
  if (Number(answer.headers['content-length']) > MAX_UPLOAD) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > MAX_UPLOAD) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const follow = async (address: string, signal: AbortSignal, limits: Limits): Promise<Buffer> => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await request(url, signal, limits);
    try {
      const { statusCode: status = 0, headers } = answer;
      if (status === 200)
        return await read(answer).catch((error) => {
          throw signal.aborted ? new TooSlow('sent too slowly') : error;
        });
      if (status < 300 || status >= 400 || !headers.location)
        throw new Unfetchable(`The server answered ${status}`, status === 429 || status >= 500);
      if (!URL.canParse(headers.location, url)) throw new Unfetchable('The server redirects to a faulty address');
      url = new URL(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new Unfetchable(`The server redirects more than ${MOST_REDIRECTS} times`);
};

/** The content at an address that anyone may have written. It can reach nothing but the public internet. */
export const download = async (address: string, limits: Limits): Promise<Buffer> => {
  const tooSlow = AbortSignal.timeout(limits.deadline ?? DEADLINE);
  try {
    return await follow(address, AbortSignal.any([tooSlow, ...(limits.signal ? [limits.signal] : [])]), limits);
  } catch (error) {
    if (error instanceof Unfetchable) throw error;
    if (tooSlow.aborted) throw new TooSlow('didn’t answer in time');
    throw new Unfetchable('The server can’t be reached', true);
  }
};
