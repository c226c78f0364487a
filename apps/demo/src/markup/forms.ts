import { randomUUID } from 'node:crypto';
import { FORM_TYPE } from '@baguni/contract';
import { mustBeSameOrigin, type Config } from '@baguni/cart-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The sent fields of a form; the last one of a name counts. */
export type Fields = ReadonlyMap<string, string>;

export const fieldsOf = ({ body }: Pick<FastifyRequest, 'body'>): Fields =>
  new Map(typeof body === 'string' ? new URLSearchParams(body) : []);

export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Returns the Idempotency-Key of a form, so that a double press adds once (BL-8), or a new one if it has none. */
export const keyOf = (fields: Fields): string => {
  const key = fields.get('key') ?? '';
  return uuid.test(key) ? key : randomUUID();
};

/** Parses a whole number with digits of any width (QT-01); null for any other text. */
export const numberIn = (text: string): number | null => {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,6}$/u.test(digits) ? Number(digits) : null;
};

/** Accepts forms of our own pages only (CS-1). @param maxBytes of a form */
export const acceptForms = (app: FastifyInstance, config: Config, maxBytes: number): void => {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: maxBytes }, (_, body, done) => done(null, body));
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST') mustBeSameOrigin(request, config);
  });
};

/** Sends a page that no cache keeps. */
export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
