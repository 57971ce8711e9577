import { adminPaths, type Download, type OrderDetail, orderPaths } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { textOfPdf } from '../../../support/sales/pdf-text';
import type { Client } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

describe('invoices and packing slips', () => {
  let shop: Selling;
  const numbers: number[] = [];

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await shop.admin.patch(adminPaths.settings, {
      shopName: 'Oak & Ash',
      contactEmail: 'hello@oak.example',
      legalName: 'Oak & Ash LLC',
      address: '1 Elm St\nPortland, OR 97201',
      taxNumber: 'Tax ID 12-345',
      openingHours: 'Monday to Friday',
    });
    await shop.admin.patch(adminPaths.salesSettings, { invoiceDetails: 'Elm Bank, account 7' });
    const lamp = await shop.item({ title: 'Lámpara “Łódź”', price: 80, stock: 50 });
    for (const quantity of [1, 2, 3, 4, 5])
      numbers.push((await shop.order({ lines: [lineOf(lamp, quantity)] })).number);
  });
  afterAll(() => shop.shop.close());

  const detail = async (number: number) => (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
  const fetchPdf = async ({ url }: Download) => {
    const response = await fetch(`${shop.shop.url}${url}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return textOfPdf(Buffer.from(await response.arrayBuffer()));
  };
  const documents = async (input: object) =>
    fetchPdf((await shop.admin.post<Download>(adminPaths.orderDocuments, input)).data);

  it('says what was bought, what it cost, and who sells', async () => {
    const [number = 0] = numbers;
    const { pages, lines } = await documents({ document: 'invoice', numbers: [number] });
    expect(pages).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Oak & Ash',
        new URL(shop.shop.url).host,
        'hello@oak.example',
        'Oak & Ash LLC',
        'Portland, OR 97201',
        'Tax ID 12-345',
        'Elm Bank, account 7',
        'Invoice',
        `Order #${number}`,
        'Not paid yet',
        'Clara Customer',
        'Lámpara “Łódź”',
        '$80.00',
        'Total',
        '$85.00',
        `Include order number ${number} with your payment.`,
      ]),
    );
    const { updatedAt } = await detail(number);
    await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
    const paid = await documents({ document: 'invoice', numbers: [number] });
    expect(paid.lines).toContain(`Invoice ${(await detail(number)).invoiceNumber}`);
    expect(paid.lines.join('\n')).not.toContain('How to pay');
  });

  it('prints packing slips of four orders a page, without prices', async () => {
    const { pages, lines } = await documents({ document: 'packing-slip', numbers, perPage: 4 });
    expect(pages).toBe(2);
    expect(lines.filter((line) => line.startsWith('Order #'))).toEqual(numbers.map((number) => `Order #${number}`));
    expect(lines.join('\n')).not.toContain('$');
    expect(lines).toContain('Portland, OR 97201');
    expect(lines.join('\n')).not.toMatch(/Tax ID|account 7|Monday/);
  });

  it('goes on on the next page', async () => {
    const lines = [];
    for (let n = 1; n <= 40; n++) lines.push(lineOf(await shop.item({ title: `Part ${n}`, price: 2, stock: 5 })));
    const { number } = await shop.order({ lines });
    const pdf = await documents({ document: 'packing-slip', numbers: [number] });
    expect(pdf.pages).toBe(2);
    expect(pdf.lines).toContain(`Packing slip, order #${number}, continued`);
    expect(pdf.lines).toContain('Part 40');
  });

  it('gives customers the invoice of their own orders alone', async () => {
    const customer = await shop.shop.customer({ email: 'owner@example.com' });
    const stranger = await shop.shop.customer({ email: 'stranger@example.com' });
    const item = await shop.item({ title: 'Own vase', price: 15, stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(item)], email: 'owner@example.com' }, customer);
    const invoice = (client: Client) => client.post<Download>(orderPaths.orders.ownInvoice(number), {});
    expect((await fetchPdf((await invoice(customer)).data)).lines).toContain('Own vase');
    expect((await invoice(stranger)).status).toBe(404);
    expect((await shop.shop.visitor().post(orderPaths.orders.invoiceByLink('nobody'), {})).status).toBe(404);
    const { updatedAt } = await detail(number);
    await shop.admin.post(adminPaths.changeOrder(number, 'cancel'), { updatedAt });
    const { status, error } = await invoice(customer);
    expect([status, error.message]).toEqual([409, 'This order has no invoice: nothing of it was paid']);
  });

  it.each([
    [{ document: 'receipt', numbers: [1] }, 'Document must be one of invoice, packing-slip'],
    [{ document: 'invoice', numbers: [] }, 'Choose at least one order'],
    [{ document: 'invoice', numbers: [1], perPage: 3 }, 'Orders per page must be 1 or 4'],
  ])('refuses %j', async (input, message) => {
    const { status, error } = await shop.admin.post(adminPaths.orderDocuments, input);
    expect([status, error.message]).toEqual([400, message]);
  });
});
