import { adminPaths, type GiftCard } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const HOUR = 3_600_000;

describe('gift cards', () => {
  let shop: Selling;
  let cards: ReturnType<typeof openGiftCards>;
  const list = async (query: string): Promise<GiftCard[]> =>
    (await shop.admin.get(`${adminPaths.giftCards}?${query}`)).data.items;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    cards = openGiftCards(shop);
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  it('are issued, and show their code once', async () => {
    const { code, ...card } = await cards.issue(25.5, { note: 'For the fair' });
    expect(code).toMatch(/^([2-9CDFGHJKMNPQRTVWXY]{4} ){3}[2-9CDFGHJKMNPQRTVWXY]{4}$/);
    expect(card).toMatchObject({
      ...{ initialAmount: 25.5, balance: 25.5, state: 'ACTIVE', email: null, note: 'For the fair' },
      name: `•••• ${code.slice(-4)}`,
      entries: [{ kind: 'ISSUED', amount: 25.5, orderNumber: null }],
    });
    expect(await cards.detail(card.id)).toEqual(card);
    const kept = JSON.stringify(await shop.shop.database.query('SELECT * FROM gift_cards'));
    expect(kept).not.toContain(code.replaceAll(' ', '').slice(0, 8));
    const { items } = (await shop.admin.get(`${adminPaths.activity}?kind=giftCard`)).data;
    expect(items).toMatchObject([{ action: 'created', subject: { title: card.name } }]);
    expect(JSON.stringify(items)).not.toContain('For the fair');
  });

  it('are emailed to whom they are for', async () => {
    const { code } = await cards.issue(50, { email: 'ada@example.com', expiresAt: '2099-05-01T00:00:00Z' });
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, 'ada@example.com');
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.subject).toContain('gift card');
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain('$50.00');
    expect(mail?.text).toContain('May 1, 2099');
  });

  it('are found by their ending, and filtered by how they stand', async () => {
    const [used, off, gone, active] = [
      await cards.issue(1),
      await cards.issue(1),
      await cards.issue(1, { expiresAt: new Date(Date.now() + HOUR).toISOString() }),
      await cards.issue(1, { email: 'list@example.com' }),
    ];
    await shop.admin.post(adminPaths.adjustGiftCard(used.id), { balance: 0, why: 'Lost', updatedAt: used.updatedAt });
    await shop.admin.patch(adminPaths.giftCard(off.id), { enabled: false });
    await shop.shop.database.query("UPDATE gift_cards SET expires_at = now() - interval '1 hour' WHERE id = $1", [
      gone.id,
    ]);
    for (const [state, card] of Object.entries({ USED: used, OFF: off, EXPIRED: gone })) {
      expect((await list(`state=${state}`)).map(({ id }) => id)).toEqual([card.id]);
      const { giftCardAmount, giftCard } = await shop.quote({
        lines: [lineOf(await shop.item({ price: 5 }))],
        giftCard: card.code,
      });
      expect([giftCardAmount, giftCard?.problem]).toEqual([0, expect.any(String)]);
    }
    expect((await list('search=list@')).map(({ id }) => id)).toEqual([active.id]);
    expect((await list(`search=${active.code.slice(-4)}`)).map(({ id }) => id)).toContain(active.id);
  });

  it('have a balance that only entries change', async () => {
    const { id, updatedAt } = await cards.issue(20);
    const adjust = (body: object) =>
      shop.admin.post(adminPaths.adjustGiftCard(id), { why: 'Sorry', updatedAt, ...body });
    expect((await adjust({ balance: 35 })).data).toMatchObject({
      balance: 35,
      entries: [{ kind: 'ADJUSTED', amount: 15, note: 'Sorry' }, {}],
    });
    expect((await adjust({ balance: 50 })).status).toBe(409);
    await expect(shop.shop.database.query(`UPDATE gift_cards SET balance = 1 WHERE id = ${id}`)).rejects.toThrow();
    await expect(shop.shop.database.query('UPDATE gift_card_entries SET amount = 1')).rejects.toThrow();
    await expect(shop.shop.database.query('DELETE FROM gift_card_entries')).rejects.toThrow();
    expect((await shop.admin.delete(adminPaths.giftCard(id))).status).toBe(409);
    expect((await cards.history(id)).balance).toBe(35);
  });

  it.each([
    [{}, 'amount', 'Enter an amount'],
    [{ amount: 0 }, 'amount', 'Amount must be above 0'],
    [{ amount: 10_001 }, 'amount', 'Amount must be at most 10,000'],
    [{ amount: 5, email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ amount: 5, expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'Expires must be in the future'],
  ])('refuse %j', async (body, field, message) => {
    const { status, error } = await shop.admin.post(adminPaths.giftCards, body);
    expect([status, error.details.errors]).toEqual([400, [{ path: [field], message }]]);
  });
});
