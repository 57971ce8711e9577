import { randomUUID } from 'node:crypto';
import { type ActivityList, adminPaths, apiPaths, type CustomerDetail } from '@stoa/contract';
import { download } from '../../../support/import-export/import-export';
import { type ManagedCustomers, manageCustomers } from '../../../support/sales/customers';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import type { Client } from '../../../support/shop/client';
import { setNoon, TODAY } from '../../../support/shop/noon';
import { openShop } from '../../../support/shop/shop';

const { auth } = apiPaths;

describe('customers', () => {
  let shop: Selling;
  let orders: ManagedOrders;
  let customers: ManagedCustomers;
  let lamp: { id: number; price: number };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await setNoon(shop.admin);
    orders = manageOrders(shop);
    customers = manageCustomers(shop);
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 500, needsShipping: false });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const order = (body: object, client?: Client) =>
    shop.order({ lines: [lineOf(lamp)], address: null, shippingMethodId: null, ...body }, client);
  const emailOf = async (client: Client): Promise<string> => (await client.get(auth.me)).data.email;

  describe('are joined', () => {
    it('by email address, with or without an account', async () => {
      const clara = await shop.shop.customer();
      const email = await emailOf(clara);
      const guest = await order({ email: email.toUpperCase(), name: 'Clara Guest' });
      const signedIn = await order({ email, name: 'Clara Account' }, clara);
      const customer = await customers.of(guest.number);
      expect(customer).toMatchObject({ name: 'Clara Account', email, orderCount: 2, allOrderCount: 2, spent: 0 });
      expect(customer.orders.map(({ number }) => number)).toEqual([signedIn.number, guest.number]);
      expect((await customers.of(signedIn.number)).id).toBe(customer.id);
    });

    it('with an account once it has confirmed the address', async () => {
      const clara = await shop.shop.customer();
      const email = await emailOf(clara);
      const { number } = await order({ email });
      expect(await customers.of(number)).toMatchObject({ hasAccount: false, accounts: [] });
      await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
      const customer = await customers.of(number);
      expect(customer).toMatchObject({ hasAccount: true, accounts: [{ email }] });
      const { data } = await shop.admin.get(`${adminPaths.users}?search=${encodeURIComponent(email)}`);
      expect(data.items).toMatchObject([{ email, customerId: customer.id }]);
    });

    it('without an email address by phone number, however it’s typed, else by name', async () => {
      const byPhone = await customers.manual(lamp, { name: 'Pia Phone', phone: '+1 (212) 555-0100' });
      const again = await customers.manual(lamp, { name: 'Pia P.', phone: '212 555 0100' });
      const byName = await customers.manual(lamp, { name: 'Market stall' });
      const alike = await customers.manual(lamp, { name: 'market STALL' });
      const pia = await customers.of(byPhone.number);
      expect(pia).toMatchObject({ name: 'Pia P.', email: null, orderCount: 2, spent: 160 });
      expect((await customers.of(again.number)).id).toBe(pia.id);
      const stall = await customers.of(byName.number);
      expect(stall.id).not.toBe(pia.id);
      expect((await customers.of(alike.number)).id).toBe(stall.id);
    });

    it('anew when the email address of an order is corrected', async () => {
      const { number } = await order({ email: 'tpyo@example.com', name: 'Tia Typo' });
      const before = await customers.of(number);
      await customers.change(before.id, { note: 'Likes brass' });
      await orders.change(number, 'edit', { name: 'Tia Typo', email: 'typo@example.com' });
      expect(await customers.of(number)).toMatchObject({
        id: before.id,
        emails: ['typo@example.com'],
        note: 'Likes brass',
      });
      const other = await order({ email: 'known@example.com', name: 'Kim Known' });
      await orders.change(other.number, 'edit', { name: 'Kim Known', email: 'typo@example.com' });
      expect(await customers.of(other.number)).toMatchObject({ id: before.id, orderCount: 2 });
      expect(await customers.names('search=known@example.com&orders=NONE')).toEqual([]);
    });

    it('as one, however many of their orders come at once', async () => {
      const email = 'rush@example.com';
      const placed = await Promise.all(Array.from({ length: 6 }, () => order({ email, name: 'Rae Rush' })));
      const ids = new Set(await Promise.all(placed.map(async ({ number }) => (await customers.of(number)).id)));
      expect(ids.size).toBe(1);
      await Promise.all(placed.map(({ number }) => orders.change(number, 'mark-paid')));
      expect(await customers.list('search=rush')).toMatchObject([{ orderCount: 6, spent: 480 }]);
    });
  });

  it('are renamed by hand, which is kept in the activity, until they order again', async () => {
    const email = 'hand@example.com';
    const { number } = await order({ email, name: 'hana hand' });
    const { id, updatedAt } = await customers.of(number);
    const { data } = await customers.change(id, { name: 'Hana Hand', phone: '+1 212 555 0142', updatedAt });
    expect(data).toMatchObject({ name: 'Hana Hand', phone: '+1 212 555 0142', note: '', tags: [] });
    expect(await customers.names('search=5550142')).toEqual([]);
    expect(await customers.names('search=hana')).toEqual(['Hana Hand']);
    const history = async () =>
      (await shop.admin.get<ActivityList>(`${adminPaths.activity}?kind=customer&recordId=${id}`)).data.items;
    expect(await history()).toMatchObject([
      {
        action: 'updated',
        subject: { kind: 'customer', id, title: 'Hana Hand' },
        changes: [
          { field: 'name', before: 'hana hand', after: 'Hana Hand' },
          { field: 'phone', before: null, after: '+1 212 555 0142' },
        ],
      },
    ]);
    await customers.change(id, { note: 'Nobody’s history' });
    expect(await history()).toHaveLength(1);
    expect((await customers.change(id, { name: 'H' })).error.message).toBe('Name must be at least 2 characters');
    expect((await customers.change(id, { name: 'Too late', updatedAt })).status).toBe(409);
    expect((await customers.change(id, { phone: '' })).data).toMatchObject({ name: 'Hana Hand', phone: null });

    const twin = await order({ email: 'twin@example.com', name: 'Tilda Twin' });
    const { id: twinId } = await customers.of(twin.number);
    await customers.merge(twinId, id);
    const merged = await shop.admin.get<ActivityList>(`${adminPaths.activity}?kind=customer&recordId=${twinId}`);
    expect(merged.data.items).toHaveLength(2);
    await order({ email, name: 'Hana Newly-Wed' });
    expect((await customers.detail(twinId)).data.name).toBe('Hana Newly-Wed');
  });

  it('have figures of what was paid, less what was refunded', async () => {
    const email = 'fig@example.com';
    const first = await order({ email, name: 'Fia Figures' });
    const second = await order({ email, name: 'Fia Figures' });
    const read = () => customers.of(first.number);
    expect(await read()).toMatchObject({ orderCount: 2, spent: 0, firstOrderAt: first.placedAt });
    await orders.change(first.number, 'mark-paid');
    expect(await read()).toMatchObject({ orderCount: 2, spent: 80, openOrders: [second.number] });
    await orders.change(first.number, 'refund', { key: randomUUID(), amount: 30 });
    expect(await read()).toMatchObject({ spent: 50 });
    await orders.change(second.number, 'cancel');
    expect(await read()).toMatchObject({ orderCount: 1, lastOrderAt: first.placedAt, openOrders: [] });
    await orders.change(first.number, 'refund', { key: randomUUID(), amount: 50 });
    expect(await read()).toMatchObject({ orderCount: 1, spent: 0 });
  });

  describe('in the list', () => {
    beforeAll(async () => {
      const ada = await shop.order({
        lines: [lineOf(await shop.item({ price: 20, stock: 9, needsShipping: true }))],
        email: 'ada@lists.example',
        name: 'Ada Listed',
        address: { ...NEW_YORK, locality: 'Poughkeepsie' },
      });
      await orders.change(ada.number, 'mark-paid');
      for (const _ of [1, 2]) await order({ email: 'bo@lists.example', name: 'Bo Listed' });
      const started = await order({ email: 'never@lists.example', name: 'Never Listed' });
      await orders.change(started.number, 'cancel');
      await customers.change((await customers.of(ada.number)).id, { tags: ['VIP', 'wholesale'] });
    });

    it('are searched, filtered, and sorted', async () => {
      const [ada, bo] = ['Ada Listed', 'Bo Listed'];
      const expected: [string, string[]][] = [
        ['', [bo, ada]],
        ['search=ADA', [ada]],
        ['search=poughkeepsie', [ada]],
        ['search=bo@lists', [bo]],
        ['orders=ONE', [ada]],
        ['orders=TWO_OR_MORE', [bo]],
        ['orders=FIVE_OR_MORE', []],
        ['orders=NONE', ['Never Listed']],
        ['tag=VIP', [ada]],
        ['tag=vip', []],
        ['country=US', [ada]],
        ['country=CA', []],
        ['minSpent=25', [ada]],
        ['maxSpent=0', [bo]],
        [`from=${TODAY}`, [bo, ada]],
        ['to=2020-01-01', []],
        ['hasAccount=true', []],
        ['hasAccount=false', [bo, ada]],
        ['sortBy=name&order=asc', [ada, bo]],
        ['sortBy=spent&order=desc', [ada, bo]],
        ['sortBy=orderCount&order=asc', [ada, bo]],
      ];
      for (const [query, names] of expected) {
        const found = await customers.names(query.includes('search') ? query : `search=listed&${query}`);
        expect([query, found]).toEqual([query, names]);
      }
      expect((await shop.admin.get(`${adminPaths.customers}?orders=MANY`)).status).toBe(400);
      expect(await customers.list('search=poughkeepsie')).toMatchObject([
        { city: 'Poughkeepsie', country: 'US', tags: ['VIP', 'wholesale'], orderCount: 1, spent: 25 },
      ]);
      const { data } = await shop.admin.get(adminPaths.customerChoices);
      expect(data).toEqual({ tags: ['VIP', 'wholesale'], countries: ['US'] });
    });

    it('are exported as a table', async () => {
      const { bytes } = await download(shop.admin, adminPaths.export('customers'), { tag: 'VIP' });
      const [header, line, end] = bytes.toString().split('\r\n');
      expect(header).toBe('\ufeffname,email,phone,orders,spent,firstOrder,lastOrder,city,country,hasAccount,tags,note');
      expect(line).toMatch(
        /^Ada Listed,ada@lists.example,,1,25.00,20[^,]+,20[^,]+,Poughkeepsie,US,no,"VIP, wholesale",$/,
      );
      expect(end).toBe('');
    });

    it('are tagged many at once', async () => {
      const ids = (await customers.list('search=listed')).map(({ id }) => id);
      const tag = (action: string) => shop.admin.post(adminPaths.bulkCustomers, { ids, action, tag: 'autumn' });
      expect((await tag('addTag')).data).toMatchObject({ succeeded: 2, failed: 0 });
      expect(await customers.names('tag=autumn')).toHaveLength(2);
      await tag('removeTag');
      expect(await customers.names('tag=autumn')).toEqual([]);
      expect(await customers.names('tag=VIP')).toEqual(['Ada Listed']);
    });
  });

  it('have notes and tags, which two administrators don’t overwrite', async () => {
    const { number } = await order({ email: 'noted@example.com' });
    const opened = await customers.of(number);
    const { updatedAt } = opened;
    const noted = await customers.change(opened.id, { note: 'Call before 5', updatedAt });
    expect(noted.data).toMatchObject({ note: 'Call before 5', tags: [] });
    const late = await customers.change(opened.id, { note: 'Other', updatedAt });
    expect(late).toMatchObject({
      status: 409,
      error: { message: 'Someone else changed this customer after you opened it' },
    });
    const refused: [object, string][] = [
      [{ tags: [''] }, 'Tag is required'],
      [{ tags: ['x'.repeat(41)] }, 'Tag must be at most 40 characters'],
      [{ tags: Array.from({ length: 21 }, String) }, 'A customer can have at most 20 tags'],
      [{ note: 'x'.repeat(5_001) }, 'Note must be at most 5000 characters'],
    ];
    for (const [body, message] of refused)
      expect(await customers.change(opened.id, body)).toMatchObject({ status: 400, error: { message } });
    expect((await customers.detail(999_999)).status).toBe(404);
  });

  it('have their addresses and messages', async () => {
    const item = await shop.item({ price: 20, stock: 9, needsShipping: true });
    const email = 'talks@example.com';
    const at = (line1: string) => shop.order({ lines: [lineOf(item)], email, address: { ...NEW_YORK, line1 } });
    await at('1 First St');
    await at('2 Second St');
    const { number } = await at('1 First St');
    const message = { name: 'Tal', email: 'Talks@example.com', subject: 'A question', message: 'Is it blue?' };
    await shop.shop.visitor().post(apiPaths.submitForm, message);
    const customer = await customers.of(number);
    expect(customer.addresses.map(({ line1 }) => line1)).toEqual(['1 First St', '2 Second St']);
    expect(customer).toMatchObject({ messages: [{ subject: 'A question' }], messageCount: 1 });
    const { data } = await shop.admin.get(`${adminPaths.messages}?search=question`);
    expect(data.items).toMatchObject([{ customerId: customer.id }]);
  });

  describe('when two are merged', () => {
    it('have the orders, email addresses, notes, and tags of both', async () => {
      const [home, work] = [
        await order({ email: 'home@merge.example', name: 'Mia Home' }),
        await order({ email: 'work@merge.example', name: 'Mia Work' }),
      ];
      await orders.change(work.number, 'mark-paid');
      const [kept, other] = [await customers.of(home.number), await customers.of(work.number)];
      await customers.change(kept.id, { note: 'Rings twice', tags: ['a'] });
      await customers.change(other.id, { note: 'Invoices', tags: ['b'] });
      const merged = await customers.merge(kept.id, other.id);
      expect(merged.data).toMatchObject({
        id: kept.id,
        name: 'Mia Home',
        email: 'home@merge.example',
        emails: ['home@merge.example', 'work@merge.example'],
        note: 'Rings twice\n\nInvoices',
        tags: ['a', 'b'],
        orderCount: 2,
        spent: 80,
      });
      expect((await customers.detail(other.id)).status).toBe(404);
      const later = await order({ email: 'work@merge.example', name: 'Mia Work' });
      expect(await customers.of(later.number)).toMatchObject({ id: kept.id, orderCount: 3 });
      expect((await orders.orderDetail(later.number)).otherOrderCount).toBe(2);
      expect(await customers.names('search=work@merge')).toHaveLength(1);
    });

    it('are two, and are there', async () => {
      const { id } = await customers.of((await order({ email: 'alone@merge.example' })).number);
      expect((await customers.merge(id, id)).error.message).toBe('Choose another customer');
      expect((await customers.merge(id, 999_999)).status).toBe(404);
    });

    it('lose no order that is placed meanwhile', async () => {
      const email = 'race@merge.example';
      const [one, two] = [await order({ email: 'racer@merge.example' }), await order({ email })];
      const [kept, other] = [await customers.of(one.number), await customers.of(two.number)];
      const [late, , paid] = await Promise.all([
        order({ email }),
        customers.merge(kept.id, other.id),
        orders.change(two.number, 'mark-paid'),
      ]);
      expect([paid.status, (await customers.of(late.number)).id]).toEqual([200, kept.id]);
      expect(await customers.of(late.number)).toMatchObject({ orderCount: 3, spent: 80 });
    });
  });

  it('are found for a new order, with where their last one went', async () => {
    const item = await shop.item({ price: 20, stock: 9, needsShipping: true });
    const { number } = await shop.order({ lines: [lineOf(item)], email: 'again@example.com', name: 'Ann Again' });
    const { id }: CustomerDetail = await customers.of(number);
    for (const query of ['search=ann%20again@', `id=${id}`]) {
      const { data } = await shop.admin.get(`${adminPaths.orderCustomers}?${query}`);
      expect(data).toMatchObject([
        { id, name: 'Ann Again', email: 'again@example.com', address: { line1: NEW_YORK.line1 } },
      ]);
    }
    expect((await shop.admin.get(adminPaths.orderCustomers)).data).toEqual([]);
  });
});
