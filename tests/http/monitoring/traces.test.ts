import { apiPaths } from '@stoa/contract';
import { startCollector } from '../../support/monitoring/collector';
import { lineOf } from '../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../support/sales/paypal';
import { eventually } from '../../support/shop/eventually';
import { startShop } from '../../support/shop/shop';

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let shop: PayPalShop;

  beforeAll(async () => {
    collector = await startCollector();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100', TRUSTED_PROXIES: '1' };
    shop = await setUpPayPal(await startShop({ paypal: true, env }));
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await collector?.close();
  });

  const spanNamed = (name: string) =>
    eventually(() => {
      const span = collector.spans.find((one) => one.name === name);
      if (!span) throw new Error(`no ${name} among ${collector.spans.map((one) => one.name).join(', ')}`);
      return span;
    });

  it('have a request with its route, its id, and its statements', async () => {
    const { headers } = await shop.own.visitor().get(`${apiPaths.marketplace.items}?search=secret-word`);
    const request = await spanNamed(`GET ${apiPaths.marketplace.items}`);
    expect(request.attributes).toMatchObject({
      'http.response.status_code': 200,
      'stoa.request.id': headers.get('x-request-id'),
    });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(statements[0]?.traceId).toBe(request.traceId);
  });

  it('have what a payment provider was asked', async () => {
    await shop.open({ lines: [lineOf(await shop.item({ title: 'Lamp', price: 80, stock: 9 }))] });
    const asked = await spanNamed('POST 127.0.0.1');
    expect(asked.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
    await eventually(() =>
      expect(collector.spans.find(({ spanId }) => spanId === asked.parentSpanId)?.name).toMatch(
        /^POST \/api\/checkout/,
      ),
    );
  });

  it('go on from that of a proxy in front', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${shop.own.url}/api/nothing`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    await eventually(() => expect(collector.spans.map((span) => span.traceId)).toContain(traceId));
  });

  it('never say what was searched for', () => {
    expect(JSON.stringify(collector.spans)).not.toContain('secret-word');
  });
});
