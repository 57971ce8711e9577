import { adminPaths, apiPaths, NO_IMAGE, type Session } from '@stoa/contract';
import { IMAGES } from '../../support/media/images';
import { png, pngWithTexts } from '../../support/media/png';
import { uploadAvatar } from '../../support/media/uploads';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const { me, deleteAccount } = apiPaths.auth;

describe('an image that people upload of themselves', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const look = (address: string | null) => fetch(shop.url + address);
  const imaged = async (content?: Buffer): Promise<{ customer: Client & { session: Session }; address: string }> => {
    const customer = await shop.customer();
    const { data } = await uploadAvatar(customer, { content });
    return { customer, address: data.avatar ?? '' };
  };
  const kept = async () => (await shop.database.query('SELECT count(*)::int AS n FROM avatars'))[0]?.n;

  it('is small, square, and without what the camera added, and shows wherever the account does', async () => {
    const { customer, address } = await imaged(IMAGES.jpeg);
    expect((await customer.get<Session>(me)).data.avatar).toBe(address);
    const answer = await look(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const file = Buffer.from(await answer.arrayBuffer());
    expect([file.toString('latin1', 8, 16), file.readUInt16LE(26), file.readUInt16LE(28)]).toEqual([
      'WEBPVP8 ',
      264,
      264,
    ]);
    expect(file.includes('Exif')).toBe(false);
    const { items } = (await (await shop.admin()).get(`${adminPaths.users}?search=${customer.session.email}`)).data;
    expect(items[0].avatar).toBe(address);
  });

  it('is made from pixels alone: texts that unpack to gigabytes aren’t read', async () => {
    const { address } = await imaged(pngWithTexts(60));
    expect((await look(address)).status).toBe(200);
  });

  it('stays outside the media library', async () => {
    await imaged();
    expect((await (await shop.admin()).get(adminPaths.media)).data.items).toEqual([]);
  });

  it('is gone once it is replaced, by another or by an address', async () => {
    const { customer, address } = await imaged();
    const next = (await uploadAvatar(customer, { content: png(8, 8) })).data.avatar;
    expect(next).not.toBe(address);
    expect([(await look(address)).status, (await look(next)).status]).toEqual([404, 200]);
    await customer.patch(me, { name: 'Ada' });
    expect((await look(next)).status).toBe(200);
    await customer.patch(me, { avatar: '' });
    expect((await look(next)).status).toBe(404);
  });

  it('is gone once an editor takes it away in the console', async () => {
    const { customer, address } = await imaged();
    const [row] = await shop.database.query('SELECT document_id FROM up_users WHERE id = $1', [customer.session.id]);
    const uid = 'plugin::users-permissions.user';
    expect((await (await openConsole(shop)).save(uid, row?.document_id, { avatar: '' })).status).toBe(200);
    expect((await look(address)).status).toBe(404);
  });

  it('is gone with the account', async () => {
    const { customer, address } = await imaged();
    await customer.post(deleteAccount, { currentPassword: 'secret-123' });
    expect((await look(address)).status).toBe(404);
  });

  it('stays a single one when several are uploaded at once', async () => {
    const { customer } = await imaged();
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 8 }, () => uploadAvatar(customer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await kept()).toBe(before);
    expect((await look((await customer.get<Session>(me)).data.avatar)).status).toBe(200);
  });

  it('stays if what is sent instead is no image', async () => {
    const { customer, address } = await imaged();
    const { status, error } = await uploadAvatar(customer, { content: Buffer.from('<svg/>'), type: 'image/png' });
    expect([status, error.message]).toEqual([400, NO_IMAGE]);
    expect((await customer.get<Session>(me)).data.avatar).toBe(address);
  });
});
