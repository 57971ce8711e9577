import { apiPaths, type FullItem, STOCK_ALERTS } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { eventually } from '../../support/shop/eventually';

const SIZES = { name: 'Size', values: ['S', 'M'].map((name) => ({ name, color: null })) };

describe('an email once something is available again', () => {
  let at: Marketplace;
  beforeAll(async () => {
    at = await openMarketplace();
  });
  afterAll(() => at?.shop.close());

  const ask = (alert: object) => at.shop.visitor().post(STOCK_ALERTS, alert);
  const change = async ({ id }: FullItem, input: object) =>
    expect((await at.admin.patch(apiPaths.marketplace.item(id), input)).status).toBe(200);
  const subjectsTo = async (email: string) => (await mailsTo(at.shop, email)).map(({ subject }) => subject);
  const waiting = () => at.shop.database.query<{ email: string }>('SELECT email FROM stock_alerts');

  it('is sent once, after the stock was raised', async () => {
    const bowl = await at.item({ title: 'Ash bowl', stock: 0 });
    for (const email of ['Ann@example.com', 'ann@example.com'])
      expect(await ask({ itemId: bowl.id, email })).toMatchObject({ status: 201, data: { email: 'ann@example.com' } });
    expect(await waiting()).toEqual([{ email: 'ann@example.com' }]);

    await change(bowl, { stock: 2 });
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(at.shop, 'ann@example.com');
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.subject).toBe('Ash bowl is available at Stoa');
    expect(mail?.text).toContain(`/marketplace/${bowl.slug}`);
    expect(await waiting()).toEqual([]);

    await change(bowl, { stock: 0 });
    await change(bowl, { stock: 1 });
    const stool = await at.item({ title: 'Stool', status: 'COMING_SOON', stock: 3 });
    await ask({ itemId: stool.id, email: 'ann@example.com' });
    await change(stool, { status: 'AVAILABLE' });
    await eventually(async () =>
      expect(await subjectsTo('ann@example.com')).toEqual([
        'Ash bowl is available at Stoa',
        'Stool is available at Stoa',
      ]),
    );
  });

  it('is about the variant that was chosen', async () => {
    const shirt = await at.item({
      title: 'Shirt',
      options: [SIZES],
      variants: [
        { values: ['S'], stock: 0 },
        { values: ['M'], stock: 0 },
      ],
    });
    const [small, medium] = shirt.variants;
    await ask({ itemId: shirt.id, variantId: small?.id, email: 'small@example.com' });
    await ask({ itemId: shirt.id, variantId: medium?.id, email: 'medium@example.com' });
    await change(shirt, {
      options: [SIZES],
      variants: [
        { id: small?.id, values: ['S'], stock: 0 },
        { id: medium?.id, values: ['M'], stock: 1 },
      ],
    });
    await eventually(async () =>
      expect(await subjectsTo('medium@example.com')).toEqual(['Shirt (M) is available at Stoa']),
    );
    const [mail] = await mailsTo(at.shop, 'medium@example.com');
    expect(mail?.text).toContain(`/marketplace/${shirt.slug}?variant=${medium?.id}`);
    expect(await waiting()).toEqual([{ email: 'small@example.com' }]);
    expect(await ask({ itemId: shirt.id, email: 'small@example.com' })).toMatchObject({ status: 404 });
  });

  it('is over with the account whose email it goes to', async () => {
    const bench = await at.item({ title: 'Bench', stock: 0 });
    const clara = await at.shop.customer({ password: 'secret-123' });
    const { email } = (await clara.get(apiPaths.auth.me)).data;
    for (const to of [email, 'other@example.com']) await ask({ itemId: bench.id, email: to });
    expect((await clara.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' })).status).toBe(200);
    const left = (await waiting()).map((alert) => alert.email);
    expect(left).toContain('other@example.com');
    expect(left).not.toContain(email);
  });

  it('isn’t for what is available, unpublished, or unknown, and needs an address', async () => {
    const chair = await at.item({ title: 'Chair', stock: 1 });
    const draft = await at.item({ title: 'Draft', stock: 0, published: false });
    const email = 'ann@example.com';
    expect(await ask({ itemId: chair.id, email })).toMatchObject({
      status: 409,
      error: { message: 'This is available now. Reload the page to buy it' },
    });
    for (const itemId of [draft.id, 999_999])
      expect(await ask({ itemId, email })).toMatchObject({
        status: 404,
        error: { message: 'This item does not exist' },
      });
    for (const wrong of ['', 'ann'])
      expect(await ask({ itemId: chair.id, email: wrong })).toMatchObject({
        status: 400,
        error: { message: 'Please enter a valid email address' },
      });
  });
});
