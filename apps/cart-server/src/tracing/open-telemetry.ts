import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans, type Context } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanTerms, Trace, Tracing } from './trace.ts';

const kinds = { Server: SpanKind.SERVER, Internal: SpanKind.INTERNAL, Client: SpanKind.CLIENT } as const;

/** Returns the context of the page’s span, or an empty one. */
const contextOf = ({ traceparent }: SpanTerms): Context => {
  const page = parseTraceParent(traceparent ?? '');
  return page ? spans.setSpanContext(ROOT_CONTEXT, { ...page, isRemote: true }) : ROOT_CONTEXT;
};

/**
 * Sends spans to a collector, by OTLP over HTTP.
 * @param endpoint its address, without `/v1/traces`
 * @param name the service in traces
 */
export const openTelemetry = (endpoint: string, name: string): Tracing => {
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', base).href });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('baguni');
  const current = new AsyncLocalStorage<Context>();
  const trace: Trace = async (terms, work) => {
    const { name, kind, values } = terms;
    const parent = current.getStore();
    if (!parent && kind === 'Client') return work(() => undefined);
    const context = parent ?? contextOf(terms);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: values }, context);
    try {
      return await current.run(spans.setSpan(context, span), () => work((more) => span.setAttributes(more)));
    } catch (error) {
      // a message could contain data of a shopper
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  };
  return { trace, stop: () => provider.shutdown() };
};
