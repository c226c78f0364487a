import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { calls } from '@baguni/contract';
import { quantityOf } from '@baguni/backend/testing';
import { expect, test } from 'vitest';
import { addressOf, startProcess } from '../testing/server-process.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** Receives traces as a collector does. */
const collector = async () => {
  const spans: SentSpan[] = [];
  const take = ({ resourceSpans }: Sent): void => {
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- OTLP as JSON
      if (request.url === '/v1/traces') take(JSON.parse(body) as Sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { spans, server, endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
};

test('[SV-04] one trace has the page’s call, its handler and its SQL statements, without their values', async () => {
  const { spans, server, endpoint } = await collector();
  const env = { PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_DB: ':memory:', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const started = startProcess(env);
  const shop = await addressOf(started);
  const [page, trace] = ['9b6d0d1d6a3f5b12', '7b0c4a3e5f434a669b6d0d1d6a3f5b12'];
  const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  await fetch(`${shop}/api${calls.setQuantity.path}`, {
    method: 'POST',
    headers: {
      origin: shop,
      'x-baguni-client': '1',
      'content-type': 'application/json',
      'idempotency-key': key,
      traceparent: `00-${trace}-${page}-01`,
    },
    body: JSON.stringify(quantityOf(424_242, 7)),
  });
  await fetch(`${shop}/api/env`);
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
  server.close();

  const own = spans.filter(({ traceId }) => traceId === trace);
  const request = own.find(({ name }) => name === 'POST /api/cart/setQuantity');
  const handled = own.find(({ name }) => name === 'setQuantity');
  expect([request?.parentSpanId, handled?.parentSpanId]).toEqual([page, request?.spanId]);
  const statements = own.filter(({ attributes }) => attributes.some(({ key: name }) => name === 'db.query.text'));
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set([request?.spanId, handled?.spanId]),
  );
  expect(own).toHaveLength(statements.length + 2);
  expect(JSON.stringify(statements)).toMatch(/idempotency/u);
  expect(JSON.stringify(own)).not.toMatch(new RegExp(`424242|${key}|guest:`, 'u'));
  // a request without a traceparent has its own trace; only requests are traced
  const others = spans.filter(({ traceId }) => traceId !== trace);
  expect(others.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual(['GET /api/env']);
});
