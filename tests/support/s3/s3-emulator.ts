/**
 * An emulator of S3 for tests, with what the shop uses of it: objects, their copies, multipart uploads, and lists, at addresses with the bucket in the
 * path. It’s no S3: a request has to be signed with the access key, but the signature isn’t compared, and nothing outlives it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const S3_KEYS = { accessKey: 'AKIDEMULATOR', secretKey: 'an emulated secret' };

/** Settings of a shop whose images are there. */
export const imagesIn = ({ url, bucket }: Pick<S3Emulator, 'url' | 'bucket'>, more: Record<string, string> = {}) => ({
  UPLOADS_S3_ENDPOINT: url,
  UPLOADS_S3_BUCKET: bucket,
  UPLOADS_S3_ACCESS_KEY_ID: S3_KEYS.accessKey,
  UPLOADS_S3_SECRET_ACCESS_KEY: S3_KEYS.secretKey,
  ...more,
});

interface Call {
  method: string;
  key: string;
  query: URLSearchParams;
}

/** An error as S3 answers it, half of the content, or other content than was written. */
export type Fault = { status: number; code: string; message: string } | 'CUT' | 'OTHER';

export interface S3Emulator {
  url: string;
  bucket: string;
  objects: Map<string, Buffer>;
  /** Parts that nobody completed or aborted yet, by upload. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  /** Every call that was signed. */
  calls: Call[];
  fail: (call: Call) => Fault | undefined;
  close(): Promise<void>;
}

const xml = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
};

const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

const isSigned = ({ headers }: IncomingMessage): boolean =>
  new RegExp(`^AWS4-HMAC-SHA256 Credential=${S3_KEYS.accessKey}/\\d{8}/.+, Signature=[0-9a-f]{64}$`).test(
    headers.authorization ?? '',
  );

const send = (response: ServerResponse, range: string | undefined, content: Buffer, fault: Fault | undefined): void => {
  const [, from = 0, to = content.length - 1] = /^bytes=(\d+)-(\d+)?$/.exec(range ?? '') ?? [];
  const part = content.subarray(Number(from), Number(to) + 1);
  response.writeHead(range ? 206 : 200, { 'content-length': part.length, etag: etagOf(content) });
  if (fault === 'OTHER') response.end(Buffer.alloc(part.length, 'x'));
  else if (fault === 'CUT') response.write(part.subarray(0, part.length / 2), () => response.destroy());
  else response.end(part);
};

export const startS3Emulator = async (bucket = 'backups'): Promise<S3Emulator> => {
  const objects: S3Emulator['objects'] = new Map();
  const uploads: S3Emulator['uploads'] = new Map();
  const changes = new Map<string, Date>();

  const begin = (response: ServerResponse, { key }: Call): void => {
    const id = randomUUID();
    uploads.set(id, { key, parts: new Map() });
    const known = `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
    xml(response, 200, `<InitiateMultipartUploadResult>${known}</InitiateMultipartUploadResult>`);
  };

  const complete = (response: ServerResponse, { key }: Call, uploadId: string): void => {
    const parts = [...(uploads.get(uploadId)?.parts ?? [])].sort(([one], [other]) => one - other);
    const content = Buffer.concat(parts.map(([, part]) => part));
    objects.set(key, content);
    uploads.delete(uploadId);
    const known = `<Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>${etagOf(content)}</ETag>`;
    xml(response, 200, `<CompleteMultipartUploadResult>${known}</CompleteMultipartUploadResult>`);
  };

  const put = (response: ServerResponse, { key, query }: Call, content: Buffer): void => {
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (upload) upload.parts.set(Number(query.get('partNumber')), content);
    else {
      objects.set(key, content);
      changes.set(key, new Date());
    }
    response.writeHead(200, { etag: etagOf(content) }).end();
  };

  /** `source` is a bucket and a key. */
  const copy = (response: ServerResponse, { key }: Call, source: string): void => {
    const content = objects.get(source.slice(source.indexOf('/') + 1));
    if (content) {
      objects.set(key, content);
      xml(response, 200, `<CopyObjectResult><ETag>${etagOf(content)}</ETag></CopyObjectResult>`);
    } else refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  };

  const list = (response: ServerResponse, prefix: string): void => {
    const listed = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, content]) => {
        const known = `<Key>${key}</Key><ETag>${etagOf(content)}</ETag><Size>${content.length}</Size>`;
        return `<Contents>${known}<LastModified>${(changes.get(key) ?? new Date()).toISOString()}</LastModified></Contents>`;
      });
    xml(response, 200, `<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`);
  };

  const listUploads = (response: ServerResponse, prefix: string): void => {
    const open = [...uploads].filter(([, upload]) => upload.key.startsWith(prefix));
    const listed = open.map(([id, upload]) => `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId></Upload>`);
    xml(response, 200, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  };

  const remove = (response: ServerResponse, { key, query }: Call): void => {
    const uploadId = query.get('uploadId');
    if (uploadId === null) objects.delete(key);
    else uploads.delete(uploadId);
    response.writeHead(204).end();
  };

  const obey = (
    response: ServerResponse,
    call: Call,
    body: Buffer,
    headers: IncomingHttpHeaders,
    fault?: Fault,
  ): void => {
    const { method, key, query } = call;
    const { range, 'x-amz-copy-source': source } = headers;
    const uploadId = query.get('uploadId');
    const content = objects.get(key);
    if (method === 'PUT' && source) copy(response, call, decodeURIComponent(String(source)));
    else if (method === 'PUT') put(response, call, body);
    else if (method === 'DELETE') remove(response, call);
    else if (method === 'POST' && uploadId === null) begin(response, call);
    else if (method === 'POST') complete(response, call, uploadId ?? '');
    else if (query.has('uploads')) listUploads(response, query.get('prefix') ?? '');
    else if (query.has('list-type')) list(response, query.get('prefix') ?? '');
    else if (content && headers['if-none-match'] === etagOf(content)) response.writeHead(304).end();
    else if (content) send(response, range, content, fault);
    else refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const call = { method: request.method ?? '', key: rest.join('/'), query };
    if (!isSigned(request)) refuse(response, 403, 'InvalidAccessKeyId', 'The access key does not exist.');
    else if (name !== bucket) refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist');
    else {
      emulator.calls.push(call);
      const fault = emulator.fail(call);
      if (typeof fault === 'object') refuse(response, fault.status, fault.code, fault.message);
      else obey(response, call, body, request.headers, fault);
    }
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const emulator: S3Emulator = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects,
    uploads,
    calls: [],
    fail: () => undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return emulator;
};
