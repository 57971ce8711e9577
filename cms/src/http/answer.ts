import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { nameRoute } from '../monitoring/requests';

/** A whole answer, as whoever makes it hands it over. */
export interface Content {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Bytes are sent as they are: images are packed already. */
  body: string | Buffer;
  /** The pattern of its address, for the metrics. */
  route: string;
  /** Whether anyone can think of ever new addresses of its kind. */
  isEndless?: boolean | undefined;
}

interface Version {
  headers: OutgoingHttpHeaders;
  /** Without what describes a body: for who has it already. */
  unchanged: OutgoingHttpHeaders;
  etag: string;
  body: Buffer;
}

/** A whole answer, ready to be sent in each encoding. */
export interface Answer {
  status: number;
  versions: { br?: Version; gzip?: Version; identity: Version };
  bytes: number;
  route: string;
  isEndless: boolean;
}

/** A shorter body fits into one packet either way. */
const WORTH_PACKING = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** In memory of its own: what zlib and `Buffer.from` return can be a small part of a block that it would keep. */
const alone = (bytes: string | Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
  if (typeof bytes === 'string') copy.write(bytes);
  else bytes.copy(copy);
  return copy;
};

export const toAnswer = async ({
  status,
  headers,
  body: given,
  route,
  isEndless = false,
}: Content): Promise<Answer> => {
  const plain = alone(given);
  const hash = createHash('sha1').update(plain).digest('base64url');

  const version = (body: Buffer, encoding?: 'br' | 'gzip'): Version => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const unchanged = { ...headers, etag, vary: 'Accept-Encoding' };
    const described = { ...unchanged, 'content-length': body.length };
    return { etag, body, unchanged, headers: encoding ? { ...described, 'content-encoding': encoding } : described };
  };

  if (typeof given !== 'string' || plain.length < WORTH_PACKING)
    return { status, versions: { identity: version(plain) }, bytes: plain.length, route, isEndless };
  const [br, gz] = await Promise.all([packBrotli(plain, BROTLI).then(alone), packGzip(plain).then(alone)]);
  return {
    status,
    versions: { br: version(br, 'br'), gzip: version(gz, 'gzip'), identity: version(plain) },
    bytes: br.length + gz.length + plain.length,
    route,
    isEndless,
  };
};

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** The smallest version that a client takes. */
export const versionFor = ({ versions }: Answer, acceptEncoding = ''): Version => {
  const packed = (['br', 'gzip'] as const).find((encoding) => accepts[encoding].test(acceptEncoding));
  return (packed && versions[packed]) ?? versions.identity;
};

const leadingOn = (location: OutgoingHttpHeaders[string], rest: string): OutgoingHttpHeaders =>
  location && rest ? { Location: `${location}${String(location).includes('?') ? '&' : '?'}${rest}` } : {};

/**
 * Past Koa, whose own sending takes longer than all the rest of an answer that is ready. `how` is what the cache
 * did, as RFC 9211 says it. `rest` of the query goes along to where a page is instead.
 */
export const sendAnswer = (
  ctx: Context,
  answer: Answer,
  how: string,
  rest = '',
  more: OutgoingHttpHeaders = {},
): void => {
  const { req, res } = ctx;
  const { headers, unchanged, etag, body } = versionFor(answer, req.headers['accept-encoding']?.toString());
  const own = { 'cache-status': `stoa; ${how}`, ...leadingOn(headers.Location, rest), ...more };
  ctx.respond = false;
  nameRoute(res, answer.route);
  if (answer.status === 200 && req.headers['if-none-match']?.includes(etag))
    res.writeHead(304, { ...unchanged, ...own }).end();
  else res.writeHead(answer.status, { ...headers, ...own }).end(body);
};
