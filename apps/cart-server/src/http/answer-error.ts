import type { Refusal } from '@baguni/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../store/trouble.ts';
import { Refused } from './refused.ts';

const messages: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  413: 'the request is too large',
  415: 'requests are application/json',
  429: 'too many requests',
  503: 'the server is busy',
};

/** The envelope of a refusal (CM-51, ER-01). */
export const refusalBody = (status: number, message: string): Refusal => ({
  resultCode: status === 500 ? '9999' : `9${status}`,
  domain: 'cart-api',
  message,
  data: null,
});

const statusOf = (error: FastifyError | Error): number => {
  if (error instanceof Busy) return 503;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** Answers what was refused or went wrong, in the envelope; never a stack, a query or a host (LG-5). */
export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ name: error.name, said: error.message, stack: error.stack }, 'failed');
  else request.log.warn({ status, said: error.message }, 'refused');
  if (error instanceof Refused) reply.headers(error.headers);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  const message = error instanceof Refused ? error.message : (messages[status] ?? 'the request failed');
  return reply.status(status).header('cache-control', 'no-store').send(refusalBody(status, message));
};
