import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApi } from '@baguni/contract';
import type { FastifyInstance } from 'fastify';

/** The description of the API, as JSON and as a page to browse, from the codecs that validate (SV-05). */
export const addDocs = async (app: FastifyInstance): Promise<void> => {
  const description = openApi('/api');
  await app.register(swagger, { openapi: { info: { title: 'Baguni cart server', version: '1' } } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    transformSpecification: () => description,
    theme: { title: 'Baguni API' },
  });
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(description));
};
