import { adminPaths, type MessageList } from '@stoa/contract';
import { openShop, type Shop } from '../../support/shop/shop';

const message = 'Is it “blue”?\nOr green?';
const typed = { name: 'Clara', email: 'clara@example.com', subject: 'A bowl', message, website: '' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } });
});
afterAll(() => shop?.close());

async function post(path: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { Origin: shop.url, ...headers },
    redirect: 'manual',
  });
  const html = (await answer.text()).replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '');
  return { status: answer.status, headers: answer.headers, html };
}
const messages = async () => (await (await shop.admin()).get<MessageList>(adminPaths.messages)).data.items;

describe('the contact form without scripts', () => {
  it('is received, and the page confirms it', async () => {
    const { status, headers, html } = await post('/contact', { ...typed, message: message.replace('\n', '\r\n') });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(html).toContain('Your message has been sent successfully.');
    expect(html).not.toContain('Is it “blue”?');
    expect(await messages()).toMatchObject([{ name: 'Clara', message }]);
  });

  it('comes back with what was typed and what is wrong', async () => {
    const { status, html } = await post('/contact', { ...typed, email: 'clara@', subject: '<b>"' });
    expect(status).toBe(400);
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('value="clara@"');
    expect(html).toContain('value="&lt;b&gt;&quot;"');
    expect(html).toContain('Is it “blue”?');
    expect(await messages()).toHaveLength(1);
  });

  it('isn’t fooled by a bot', async () => {
    expect((await post('/contact', { ...typed, website: 'https://spam.example' })).html).toContain('has been sent');
    expect(await messages()).toHaveLength(1);
  });

  it('is refused from other sites', async () => {
    expect((await post('/contact', typed, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/contact', typed, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await messages()).toHaveLength(1);
  });

  it('has the same limit as with scripts', async () => {
    const statuses = [];
    for (let sent = 0; sent < 10; sent += 1) statuses.push((await post('/contact', typed)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('/contact', typed)).html).toContain('Too many attempts.');
  });
});

it('a password sent before the scripts loaded goes nowhere, and the form is shown again', async () => {
  const { status, headers } = await post('/login', { email: 'clara@example.com', password: 'secret-123' });
  expect([status, headers.get('location')]).toEqual([303, '/login']);
});

it.each(['/no/such/page', '/robots.txt', '/admin', '/healthz'])('%s takes no form', async (path) => {
  expect((await post(path, typed)).status).toBe(404);
});
