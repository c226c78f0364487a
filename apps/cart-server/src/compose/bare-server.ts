import fastify, { type FastifyInstance } from 'fastify';
import { BODY_BYTES } from '../api/routes.ts';
import type { Config } from '../config/config.ts';
import { answerError } from '../errors/answer-error.ts';
import { logging, type LogTarget } from '../http/log.ts';

const bounds = {
  bodyLimit: BODY_BYTES,
  connectionTimeout: 30_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 5_000 },
} as const;
const MOST_CONNECTIONS = 1_000;

export const bareServer = (config: Config, logTo: LogTarget | null): { readonly app: FastifyInstance } => {
  // never `trustProxy`: it would read host, protocol and address from X-Forwarded headers (RT-16, RL-3)
  const app: FastifyInstance = fastify({ ...bounds, ...logging(config, logTo) });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.decorateRequest('visitor', null);
  app.decorateRequest('refusal', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  return { app };
};
