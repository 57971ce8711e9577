/** Traces for OpenTelemetry, if a collector is named. Otherwise nothing of it is loaded. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import type { Core } from '@strapi/strapi';
import { programVersion } from '../backup/versions';
import { environment } from '../environment';

type Api = typeof import('@opentelemetry/api');

interface Tracing {
  api: Api;
  tracer: Tracer;
  stop: () => Promise<void>;
}

let tracing: Tracing | undefined;

/** Where to, how often, and which requests is up to OpenTelemetry’s own variables, which its packages read. */
export const startTracing = async (strapi: Core.Strapi): Promise<void> => {
  if (!environment.tracesEndpoint) return;
  const api = await import('@opentelemetry/api');
  const { NodeTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  );
  const provider = new NodeTracerProvider({
    // The environment’s words come last, so that they count.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'stoa', 'service.version': programVersion() }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  tracing = { api, tracer: api.trace.getTracer('stoa'), stop: () => provider.shutdown() };
  traceStatements(strapi);
  traceFetches();
};

/** What is still to be sent is sent. */
export const stopTracing = async (): Promise<void> => {
  await tracing?.stop().catch(() => undefined);
  tracing = undefined;
};

/** The kind of error, never its message, which may quote what somebody typed. */
const fail = ({ SpanStatusCode }: Api, span: Span | undefined, error: Error & { code?: string }): void => {
  span?.setAttribute('error.type', error.code ?? error.name);
  span?.setStatus({ code: SpanStatusCode.ERROR });
};

/** Names the route that answers, never the address: some addresses are secrets. */
export const traceRequest = <Result>(
  request: IncomingMessage,
  response: ServerResponse,
  followed: { id: string; route: string },
  work: () => Result,
): Result => {
  if (!tracing) return work();
  const { api, tracer } = tracing;
  const method = request.method ?? '';
  const { propagation, context, trace, SpanKind, SpanStatusCode } = api;
  const parent = environment.proxies > 0 ? propagation.extract(context.active(), request.headers) : context.active();
  const attributes = { 'http.request.method': method, 'stoa.request.id': followed.id };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  response.once('close', () => {
    span.updateName(`${method} ${followed.route}`);
    span.setAttributes({ 'http.route': followed.route, 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return context.with(trace.setSpan(parent, span), work);
};

/** Undefined outside of a request: what the shop does by itself isn’t traced. */
const startPart = (name: string, attributes: Attributes): Span | undefined =>
  tracing?.api.trace.getActiveSpan() &&
  tracing.tracer.startSpan(name, { kind: tracing.api.SpanKind.CLIENT, attributes });

const end = (span: Span | undefined, error?: Error): void => {
  if (error && tracing) fail(tracing.api, span, error);
  span?.end();
};

interface Statement {
  __knexQueryUid: string;
  sql: string;
}

/** Their texts have no values: those are bound. */
const traceStatements = ({ db }: Core.Strapi): void => {
  const running = new Map<string, Span>();
  const endStatement = ({ __knexQueryUid: id }: Statement, error?: Error): void => {
    end(running.get(id), error);
    running.delete(id);
  };
  db.connection.on('query', ({ __knexQueryUid: id, sql }: Statement) => {
    const name = /^\W*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
    const span = startPart(name, { 'db.system.name': 'postgresql', 'db.query.text': sql });
    if (span) running.set(id, span);
  });
  db.connection.on('query-response', (_response: unknown, statement: Statement) => endStatement(statement));
  db.connection.on('query-error', (error: Error, statement: Statement) => endStatement(statement, error));
};

interface Fetched {
  request: { method: string; origin: string };
  response: { statusCode: number };
  error: Error;
}

/** Whom others are asked by, such as payment providers, and never what: Node tells of every fetch. */
const traceFetches = (): void => {
  const running = new WeakMap<object, Span>();
  const on = (event: string, listen: (fetched: Fetched) => void) =>
    subscribe(`undici:request:${event}`, (message) => listen(message as Fetched));
  on('create', ({ request }) => {
    const { hostname } = new URL(request.origin);
    const attributes = { 'http.request.method': request.method, 'server.address': hostname };
    const span = startPart(`${request.method} ${hostname}`, attributes);
    if (span) running.set(request, span);
  });
  on('headers', ({ request, response }) =>
    running.get(request)?.setAttribute('http.response.status_code', response.statusCode),
  );
  on('trailers', ({ request }) => end(running.get(request)));
  on('error', ({ request, error }) => end(running.get(request), error));
};
