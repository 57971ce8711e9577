import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { apiPaths } from '@stoa/contract';
import { openShop, type Shop } from '../../support/shop/shop';

const BODY = JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' });
const GARBAGE = Buffer.from('this was never compressed'.repeat(20));

describe('a compressed body', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const send = async (address: string, encoding: string, body: Buffer) => {
    const answer = await fetch(shop.url + address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
      body: new Uint8Array(body),
    });
    return { status: answer.status, ...((await answer.json()) as { error: { message: string } }) };
  };
  const ADDRESSES = [apiPaths.auth.login, apiPaths.submitForm, '/cms/admin/login', '/cms/nothing'];

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('is read: %s', async (encoding, compress) => {
    expect(await send(apiPaths.auth.login, encoding, compress(BODY))).toMatchObject({ status: 401 });
  });

  it.each(['br', 'gzip', 'deflate'])(
    'is refused if it isn’t valid, without an error in the log: %s',
    async (encoding) => {
      const log = shop.log();
      for (const address of ADDRESSES)
        for (const body of [
          GARBAGE,
          Buffer.from([0]),
          gzipSync(BODY).subarray(0, 30),
          brotliCompressSync(BODY).subarray(0, 9),
        ])
          expect(await send(address, encoding, body)).toMatchObject({
            status: 400,
            error: { status: 400, message: `The request body cannot be decompressed as its Content-Encoding says` },
          });
      expect(shop.log().slice(log.length)).not.toMatch(/error/i);
    },
  );

  it('is refused in an unsupported encoding', async () => {
    for (const address of ADDRESSES)
      expect(await send(address, 'zstd', GARBAGE)).toMatchObject({
        status: 415,
        error: { message: 'Send the request body uncompressed, or with Content-Encoding gzip, deflate, or br' },
      });
  });
});
