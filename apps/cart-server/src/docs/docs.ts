import { openApi } from '@baguni/contract';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './page.ts';

const BASE = '/api';

export const addDocs = (app: FastifyInstance): void => {
  const description = openApi(BASE);
  const page = docsPage(description, BASE).text;
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(description));
  app.get('/docs', (_, reply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page));
};
