import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The fields of a form as they were sent; of a name that comes twice the last. */
export type Fields = ReadonlyMap<string, string>;

/** The fields of a form's body. */
export const fieldsOf = ({ body }: Pick<FastifyRequest, 'body'>): Fields =>
  new Map(typeof body === 'string' ? new URLSearchParams(body) : []);

/** The query of an address. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** The Idempotency-Key that a form carries, so that a double press puts in once (BL-8); a new one where it has none. */
export const keyOf = (fields: Fields): string => {
  const key = fields.get('key') ?? '';
  return uuid.test(key) ? key : randomUUID();
};

/** A whole number as it was typed, in digits of any width (QT-01); null for anything else. */
export const numberIn = (text: string): number | null => {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,6}$/u.test(digits) ? Number(digits) : null;
};
