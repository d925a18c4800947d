import type { Context, Span } from "@opentelemetry/api";
import type { EndedQuery, Tracing } from "./Tracing.ts";

export interface TracingOptions {
  /** Name of this server in traces. */
  service: string;
  /** URL of a collector that accepts OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Origins whose requests get the `traceparent` header. */
  ownOrigins: readonly string[];
  fetch?: typeof globalThis.fetch;
}

/** Maximum characters of a statement in its span. */
const MAX_STATEMENT_LENGTH = 2000;

/**
 * Sends spans to a collector. Loads the libraries only when called. If the collector is unavailable, only spans are
 * lost.
 */
export async function startTracing({
  service,
  endpoint,
  ownOrigins,
  fetch = globalThis.fetch,
}: TracingOptions): Promise<Tracing> {
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporter, resources, sdk] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/core"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const contextManager = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const traceExporter = new exporter.OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: 3000,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: traceExporter })],
  });
  const tracer = provider.getTracer("sayara");

  const endSpan = (span: Span, status: number) => {
    span.setAttribute("http.response.status_code", status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const failSpan = (span: Span, error: unknown) => {
    span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const runInSpan = <Result>(context: Context, span: Span, work: () => Promise<Result>) =>
    contextManager.with(trace.setSpan(context, span), work).catch((error: unknown) => {
      if (span.isRecording()) failSpan(span, error);
      throw error;
    });

  return {
    serve: ({ method, header }, work) => {
      const parent = propagator.extract(ROOT_CONTEXT, header, {
        get: (getHeader: typeof header, name) => getHeader(name),
        keys: () => [],
      });
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const end = ({ route, status, requestId }: { route: string; status: number; requestId: string }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ "http.route": route, "sayara.request_id": requestId });
        endSpan(span, status);
      };
      return runInSpan(parent, span, () => work({ end }));
    },
    fetch: (input, init) => {
      const request = input instanceof Request ? input : undefined;
      const address = new URL(request?.url ?? String(input));
      const method = init?.method ?? request?.method ?? "GET";
      const attributes = { "http.request.method": method, "server.address": address.host };
      const active = contextManager.active();
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, active);
      const headers = new Headers(init?.headers ?? request?.headers);
      if (ownOrigins.includes(address.origin)) {
        propagator.inject(trace.setSpan(active, span), headers, {
          set: (carrier: Headers, name, value) => carrier.set(name, value),
        });
      }
      return runInSpan(active, span, async () => {
        const response = await fetch(input, { ...init, headers });
        endSpan(span, response.status);
        return response;
      });
    },
    onQuery: ({ sql, milliseconds, isFailed }: EndedQuery) => {
      const active = contextManager.active();
      if (trace.getSpan(active) === undefined) return;
      const end = Date.now();
      const [operation = ""] = sql.trimStart().split(/\s/, 1);
      const attributes = {
        "db.system.name": "postgresql",
        "db.operation.name": operation.toUpperCase(),
        "db.query.text": sql.slice(0, MAX_STATEMENT_LENGTH),
      };
      const startTime = end - milliseconds;
      const span = tracer.startSpan(
        operation.toUpperCase(),
        { kind: SpanKind.CLIENT, attributes, startTime },
        active,
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}
