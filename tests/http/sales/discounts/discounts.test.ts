import { adminPaths, apiPaths, type Discount } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { type Client, created } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

const { discount: path, discounts: list } = adminPaths;

const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

describe('discounts', () => {
  let shop: Selling;
  let admin: Client;
  const create = (code: object) => admin.post<Discount>(list, { kind: 'PERCENT', percent: 10, ...code });
  const made = (code: object) => created(create(code));
  const codes = async (query = ''): Promise<string[]> =>
    (await admin.get(`${list}?sortBy=name&order=asc&${query}`)).data.items.map(({ code }: Discount) => code);

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    admin = shop.admin;
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.shop.close());

  it('are made, changed, and found', async () => {
    const lamp = await shop.item({ title: 'Lamp' });
    const code = await made({
      code: ' spring-20 ',
      percent: 12.5,
      startsAt: fromNow(-1),
      endsAt: fromNow(1),
      minimum: 40,
      usageLimit: 100,
      usageLimitPerCustomer: 1,
      categories: [shop.category],
      items: [lamp.id],
    });
    expect(code).toMatchObject({
      code: 'SPRING-20',
      kind: 'PERCENT',
      percent: 12.5,
      amount: null,
      minimum: 40,
      usageLimit: 100,
      usageLimitPerCustomer: 1,
      uses: 0,
      categories: [shop.category],
      items: [{ id: lamp.id, title: 'Lamp' }],
      state: 'ACTIVE',
    });
    const { data } = await admin.patch(path(code.id), { kind: 'AMOUNT', amount: 7.5, updatedAt: code.updatedAt });
    expect(data).toMatchObject({ code: 'SPRING-20', kind: 'AMOUNT', percent: null, amount: 7.5, minimum: 40 });
    expect((await admin.get(path(code.id))).data).toEqual(data);
    expect(await codes('search=spring')).toEqual(['SPRING-20']);
    const { items: entries } = (await admin.get(`${adminPaths.activity}?kind=discount&search=spring`)).data;
    expect(entries).toMatchObject([
      { action: 'updated', subject: { title: 'SPRING-20' } },
      {
        action: 'created',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'items', after: ['Lamp'] })]),
      },
    ]);
    expect(entries[0].changes.map(({ field }: { field: string }) => field)).toEqual(['kind', 'percent', 'amount']);
  });

  it('show their status, and can be filtered by it', async () => {
    const states = {
      OFF: { enabled: false },
      ENDED: { endsAt: fromNow(-1) },
      SCHEDULED: { startsAt: fromNow(1) },
      ACTIVE: { startsAt: fromNow(-1), endsAt: fromNow(1) },
    };
    for (const [state, more] of Object.entries(states)) {
      expect((await made({ code: `STATE-${state.replace('_', '')}`, ...more })).state).toBe(state);
      expect(await codes(`search=state&state=${state}`)).toEqual([`STATE-${state}`]);
    }
  });

  it('count their uses, and can’t be deleted once an order has them', async () => {
    const { id } = await made({ code: 'ONCE', usageLimit: 1 });
    const lamp = await shop.item({ stock: 5 });
    await shop.order({ lines: [lineOf(lamp)], code: 'once' });
    expect((await admin.get(path(id))).data).toMatchObject({ uses: 1, state: 'USED_UP' });
    expect(await codes('state=USED_UP')).toEqual(['ONCE']);
    expect(await admin.delete(path(id))).toMatchObject({
      status: 409,
      error: { message: 'Orders have used this discount, so it can’t be deleted. Turn it off instead' },
    });
    expect((await admin.patch(path(id), { usageLimit: 2, enabled: false })).data).toMatchObject({
      uses: 1,
      state: 'OFF',
    });
    const { code } = await shop.quote({ lines: [lineOf(lamp)], code: 'once' });
    expect(code?.problem).toBe('“ONCE” isn’t a valid code');
    const unused = await made({ code: 'UNUSED' });
    expect((await admin.delete(path(unused.id))).status).toBe(200);
    expect((await admin.get(path(unused.id))).status).toBe(404);
  });

  it('can’t be limited to fewer uses than were made', async () => {
    const { id } = await made({ code: 'TWICE' });
    const lamp = await shop.item({ stock: 5 });
    for (let n = 0; n < 2; n++) await shop.order({ lines: [lineOf(lamp)], code: 'TWICE' });
    const refused = await admin.patch(path(id), { usageLimit: 1 });
    const message = 'Orders have already used this discount more times than that';
    expect(refused).toMatchObject({ status: 409, error: { details: { errors: [{ path: ['usageLimit'], message }] } } });
    expect((await admin.patch(path(id), { usageLimit: 2 })).data.state).toBe('USED_UP');
  });

  it('stay limited to an item that was deleted', async () => {
    const lamp = await shop.item({ title: 'Gone' });
    const { id } = await made({ code: 'GONE', items: [lamp.id] });
    await admin.delete(apiPaths.marketplace.item(lamp.id));
    expect((await admin.get(path(id))).data.items).toEqual([{ id: lamp.id, title: 'Deleted item' }]);
  });

  it('are changed by one of two who opened one at the same time', async () => {
    const { id, updatedAt } = await made({ code: 'RACE' });
    const answers = await Promise.all([20, 30].map((minimum) => admin.patch(path(id), { minimum, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect(lost?.error).toMatchObject({
      message: 'Someone else changed this discount after you opened it',
      details: { current: won?.data },
    });
  });

  it('are unique, whatever their case', async () => {
    await made({ code: 'SAME' });
    const message = 'Another discount has the same code';
    const answers = await Promise.all([create({ code: 'same' }), create({ code: 'SAME' })]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, error: { details: { errors: [{ path: ['code'], message }] } } });
  });

  it.each([
    [{ code: 'AB' }, 'code', 'Code must be at least 3 characters'],
    [{ code: 'SPRING 20' }, 'code', 'Code can only contain letters, digits, and hyphens'],
    [{ code: 'GRÜSSE' }, 'code', 'Code can only contain letters, digits, and hyphens'],
    [{ kind: 'GIFT' }, 'kind', 'Type must be one of PERCENT, AMOUNT, BUY_X_GET_Y, SHIPPING'],
    [{ percent: 0 }, 'percent', 'Percent must be above 0'],
    [{ percent: null }, 'percent', 'Percent must be above 0'],
    [{ percent: 101 }, 'percent', 'Percent must be at most 100'],
    [{ percent: 0.001 }, 'percent', 'Percent can have at most 2 decimal places'],
    [{ kind: 'AMOUNT' }, 'amount', 'Amount must be above 0'],
    [{ kind: 'AMOUNT', amount: 1e9 }, 'amount', 'Amount must be at most 1000000'],
    [{ startsAt: fromNow(2), endsAt: fromNow(1) }, 'endsAt', 'Ends must be after Starts'],
    [{ usageLimit: 0 }, 'usageLimit', 'Total uses must be a whole number from 1 to 1,000,000'],
    [
      { usageLimitPerCustomer: 1.5 },
      'usageLimitPerCustomer',
      'Uses per customer must be a whole number from 1 to 1,000,000',
    ],
    [{ items: ['lamp'] }, 'items.0', 'Items must be a number'],
  ])('refuse %j', async (code, field, message) => {
    const { status, error } = await create({ code: 'REFUSED', ...code });
    expect(status).toBe(400);
    expect(error.details.errors).toContainEqual({ path: field.split('.'), message });
  });
});
