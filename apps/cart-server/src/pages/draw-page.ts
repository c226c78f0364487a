import type { Backend, Incoming } from '@baguni/backend';
import type { PageRequest, ReadCall } from '@baguni/contract';
import { appOf, parseRoute, type Report } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyRequest } from 'fastify';
import type { Handle } from '../store/response-cache.ts';
import type { Config } from '../config/config.ts';
import type { Visitor } from '../session/visitors.ts';

export interface DrawDeps {
  readonly backend: Backend;
  readonly handle: Handle;
  readonly config: Config;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
}

type Place = Pick<Incoming, 'language' | 'device'>;

const placeOf = ({ url }: FastifyRequest): Place => {
  const { page } = parseRoute(url);
  if (page.type !== 'Cart') return { language: 'ko', device: 'pc' };
  return { language: page.language, device: O.isSome(page.device) ? page.device.value : 'pc' };
};

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

const readFor = (
  { backend, handle: answer }: DrawDeps,
  request: FastifyRequest,
  visitor: Visitor,
  now: number,
): ReadCall => {
  const place = placeOf(request);
  const { session, cartVersion } = visitor;
  return (call, body) =>
    answer(backend, {
      ...place,
      call,
      session,
      ...(cartVersion === null ? {} : { cartVersion }),
      idempotencyKey: null,
      body,
      now,
      isApp: O.isSome(appOf(userAgentOf(request))),
    });
};

const lineOf = (report: Report): object =>
  report.type === 'CallFailed'
    ? { report: report.type, call: report.error.requestUrl, code: report.error.resultCode }
    : { report: report.type, ...('message' in report ? { message: report.message } : {}) };

export const pageRequest = (deps: DrawDeps, request: FastifyRequest, visitor: Visitor): PageRequest => {
  const now = deps.now();
  return {
    url: `${deps.config.isSecure ? 'https' : 'http'}://${request.host}${request.url}`,
    userAgent: userAgentOf(request),
    now,
    read: readFor(deps, request, visitor, now),
    log: { report: (report) => request.log.warn(lineOf(report), 'while a page was drawn') },
  };
};
