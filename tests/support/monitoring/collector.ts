import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<Span, 'attributes'> & { attributes: { key: string; value: Record<string, unknown> }[] })[];
    }[];
  }[];
}

/** Takes traces as a collector of OpenTelemetry does, in JSON. */
export const startCollector = async () => {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans }: Sent = JSON.parse(await text(request));
    for (const { attributes, ...span } of resourceSpans
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((one) => one.spans))
      spans.push({
        ...span,
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      });
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
