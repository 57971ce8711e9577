import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@stoa/contract';

interface Received {
  message: PushMessage;
  headers: NodeJS.Dict<string | string[]>;
}

/** A browser that subscribed to push messages. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** What the push service answers for it. */
  status: number;
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** As browsers do: RFC 8291. */
const decrypt = (body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const shared = own.computeSecret(sender);
  const secret = hmac(hmac(auth, shared), 'WebPush: info\0', own.getPublicKey(), sender, '\u0001');
  const key = hmac(salt, secret);
  const contentKey = hmac(key, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
  const nonce = hmac(key, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

/** Stands in for the push services of browsers, and for the browsers. */
export const startPushService = async () => {
  const browsers = new Map<string, { browser: Browser; open: (body: Buffer) => string }>();
  const server = createServer(async (request, response) => {
    const found = browsers.get(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!found) return response.writeHead(404).end();
    const { browser, open } = found;
    if (browser.status < 300)
      browser.received.push({ message: JSON.parse(open(Buffer.concat(chunks))), headers: request.headers });
    return response.writeHead(browser.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    subscribe(name: string): Browser {
      const keys = createECDH('prime256v1');
      const [p256dh, auth] = [keys.generateKeys(), randomBytes(16)];
      const browser: Browser = {
        subscription: {
          endpoint: `${url}/${name}`,
          keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
        },
        received: [],
        status: 201,
      };
      browsers.set(`/${name}`, { browser, open: (body) => decrypt(body, keys, auth) });
      return browser;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
