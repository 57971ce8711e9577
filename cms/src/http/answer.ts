import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { followKept, nameRoute } from '../monitoring/requests';

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

/** Names and values in turn, which Node.js writes fastest. */
type HeaderList = OutgoingHttpHeader[];

interface Version {
  headers: HeaderList;
  /** Without what describes a body: for who has it already. */
  unchanged: HeaderList;
  etag: string;
  body: Buffer;
}

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A whole answer. */
export interface Answer {
  status: number;
  /** Packed when somebody first takes it so: what the shop asks of its own API never is. */
  version(encoding: Encoding | undefined): Version | Promise<Version>;
  /** The most that all versions hold. */
  bytes: number;
  route: string;
  isEndless: boolean;
}

/** A shorter body fits into one packet either way. */
const WORTH_PACKING = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const pack = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? packBrotli(plain, BROTLI) : packGzip(plain);

/** In memory of its own: what zlib and `Buffer.from` return can be a small part of a block that it would keep. */
const alone = (bytes: string | Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
  if (typeof bytes === 'string') copy.write(bytes);
  else bytes.copy(copy);
  return copy;
};

const listed = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

export const toAnswer = ({ status, headers, body, route, isEndless = false }: Content): Answer => {
  const plain = alone(body);
  const hash = createHash('sha1').update(plain).digest('base64url');

  const describe = (bytes: Buffer, encoding?: Encoding): Version => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const unchanged = { ...headers, etag, vary: 'Accept-Encoding' };
    const described = { ...unchanged, 'content-length': bytes.length, 'content-encoding': encoding };
    return { etag, body: bytes, unchanged: listed(unchanged), headers: listed(described) };
  };

  const identity = describe(plain);
  const isPackable = typeof body === 'string' && plain.length >= WORTH_PACKING;
  const packed: Partial<Record<Encoding, Version | Promise<Version>>> = {};
  const packAs = async (encoding: Encoding): Promise<Version> => {
    const version = describe(alone(await pack(plain, encoding)), encoding);
    packed[encoding] = version;
    return version;
  };

  return {
    status,
    version(encoding) {
      if (!encoding || !isPackable) return identity;
      packed[encoding] ??= packAs(encoding);
      return packed[encoding];
    },
    // Each packed version of a text is less than half of it.
    bytes: isPackable ? 2 * plain.length : plain.length,
    route,
    isEndless,
  };
};

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** What makes an answer the smallest of all that a client takes. */
const encodingFor = (acceptEncoding = ''): Encoding | undefined =>
  ENCODINGS.find((encoding) => accepts[encoding].test(acceptEncoding));

const leadingOn = (headers: HeaderList, rest: string): HeaderList => {
  const at = rest ? headers.indexOf('location') + 1 : 0;
  const to = String(headers[at]);
  return at > 0 ? headers.with(at, `${to}${to.includes('?') ? '&' : '?'}${rest}`) : headers;
};

const write = (
  { req, res }: Pick<Context, 'req' | 'res'>,
  { status }: Answer,
  { headers, unchanged, etag, body }: Version,
  more: HeaderList,
  rest = '',
): void => {
  if (status === 200 && req.headers['if-none-match']?.includes(etag)) res.writeHead(304, [...unchanged, ...more]).end();
  else res.writeHead(status, [...leadingOn(headers, rest), ...more]).end(body);
};

const versionFor = (req: IncomingMessage, answer: Answer): Version | Promise<Version> =>
  answer.version(encodingFor(req.headers['accept-encoding']?.toString()));

const cacheStatus = (how: string): HeaderList => ['cache-status', `stoa; ${how}`];

/**
 * Past Koa, whose own sending takes longer than all the rest of an answer that is ready. `how` is what the cache
 * did, as RFC 9211 says it. `rest` of the query goes along to where a page is instead.
 */
export const sendAnswer = async (ctx: Context, answer: Answer, how: string, rest?: string): Promise<void> => {
  const version = await versionFor(ctx.req, answer);
  ctx.respond = false;
  nameRoute(ctx.res, answer.route);
  write(ctx, answer, version, cacheStatus(how), rest);
};

/** False if it isn't packed yet as the client takes it. */
export const sendAtOnce = (req: IncomingMessage, res: ServerResponse, answer: Answer): boolean => {
  const version = versionFor(req, answer);
  if (version instanceof Promise) return false;
  write({ req, res }, answer, version, [...cacheStatus('hit'), ...followKept(req, answer.route)]);
  return true;
};
