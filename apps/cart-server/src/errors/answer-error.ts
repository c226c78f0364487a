import type { Refusal } from '@baguni/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addressLanguage, pageLanguage, pageLook } from '../http/storefront.ts';
import { messagePage } from './message-page.ts';
import { busyWords } from './words.ts';
import { TemporarilyUnavailable } from '../store/database-errors.ts';
import { Refused } from '../http/refused.ts';

const messages: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  413: 'the request is too large',
  415: 'requests are application/json',
  429: 'too many requests',
};

export const refusalBody = (status: number, message: string): Refusal => ({
  resultCode: status === 500 ? '9999' : `9${status}`,
  domain: 'cart-api',
  message,
  data: null,
});

const statusOf = (error: FastifyError | Error): number => {
  if (error instanceof TemporarilyUnavailable) return 503;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

const messageOf = (error: FastifyError | Error, status: number): string =>
  error instanceof Refused ? error.message : (messages[status] ?? 'the request failed');

/** Log entry of an internal error, with the database’s message if it was the cause. */
const faultOf = ({ name, message, stack, cause }: Error): object => ({
  name,
  said: message,
  ...(cause instanceof Error ? { cause: cause.message } : {}),
  stack,
});

const isOpened = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/** Asks the shopper to try again in a moment; the page then shows whether a write happened. */
export const answerBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = pageLanguage(request) ?? addressLanguage(request);
  const words = busyWords[language];
  request.refusal = '9503';
  reply.status(503).header('cache-control', 'no-store');
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  if (!isOpened(request)) return reply.send(refusalBody(503, words.hint));
  return reply.type('text/html; charset=utf-8').send(messagePage(pageLook(request, language), words, '').text);
};

/** Sends refusals and errors in the envelope, never with a stack, a query or a host (LG-5). */
export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = statusOf(error);
  if (status >= 500 && !(error instanceof Refused)) request.log.error(faultOf(error), 'failed');
  else request.log.warn({ status, said: error.message }, 'refused');
  if (error instanceof Refused) reply.headers(error.headers);
  if (status === 503) return answerBusy(request, reply);
  reply.status(status).header('cache-control', 'no-store');
  const body = refusalBody(status, messageOf(error, status));
  request.refusal = body.resultCode;
  return reply.send(body);
};
