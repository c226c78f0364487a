import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ListenAddress } from '../config/settings.ts';
import type { Metrics } from './prometheus.ts';

export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method, routeOptions, refusal: code, limit } = request;
    metrics.answered({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000, code, limit });
  });
};

export const serveMetrics = async (metrics: Metrics, { host, port }: ListenAddress): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'it cannot listen';
    throw new Error(`BAGUNI_METRICS cannot be served: ${reason}`, { cause: error });
  });
  return server.unref();
};
